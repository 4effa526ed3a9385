import { useId, useState, type KeyboardEvent } from "react";
import { Icon } from "../../../ui/Icon.tsx";
import { useText } from "../../app/text.ts";

/** Looks for lockers by a town or a street, beside those around the postcode. Enter and the button search, an emptied field goes back to the postcode. */
export function LockerSearch({ search }: { search: (words: string) => void }) {
  const t = useText();
  const id = useId();
  const [typed, setTyped] = useState("");
  const ask = () => search(typed.trim());
  // Inside the order's form Enter would send the order.
  const press = (event: KeyboardEvent) => {
    if (event.key !== "Enter") return;
    event.preventDefault();
    ask();
  };
  return (
    <div className="locker-search" role="search">
      <label className="field-label" htmlFor={id}>
        {t("ORDER_POINT_SEARCH")}
      </label>
      <span className="locker-search-row">
        <input
          id={id}
          className="input"
          inputMode="search"
          name="lockerSearch"
          value={typed}
          maxLength={100}
          autoComplete="off"
          enterKeyHint="search"
          placeholder={t("ORDER_POINT_SEARCH_EXAMPLE")}
          onKeyDown={press}
          onChange={(event) => {
            setTyped(event.target.value);
            if (event.target.value.trim() === "") search("");
          }}
        />
        <button type="button" className="locker-search-go" aria-label={t("ORDER_POINT_SEARCH_GO")} onClick={ask}>
          <Icon name="search" />
        </button>
      </span>
    </div>
  );
}
