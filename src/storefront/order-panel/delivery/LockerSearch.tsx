import { useId, type KeyboardEvent } from "react";
import { Icon } from "../../../ui/Icon.tsx";
import { useKindOfPoint } from "./kind-of-point.ts";
import { useText } from "../../app/text.ts";

interface LockerSearchProps {
  typed: string;
  type: (words: string) => void;
  search: (words: string) => void;
}

/** Looks for lockers by a town and a street or by another postcode, beside those around the order's. Enter and the button search, an emptied field goes back to the order's postcode. */
export function LockerSearch({ typed, type, search }: LockerSearchProps) {
  const t = useText();
  const code = useKindOfPoint();
  const id = useId();
  const ask = () => search(typed.trim());
  // Inside the order's form Enter would send the order.
  const press = (event: KeyboardEvent) => {
    if (event.key !== "Enter") return;
    event.preventDefault();
    ask();
  };
  return (
    <div className="locker-search">
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
          placeholder={t(`${code}_SEARCH_EXAMPLE`)}
          onKeyDown={press}
          onChange={(event) => {
            type(event.target.value);
            if (event.target.value.trim() === "") search("");
          }}
        />
        <button type="button" className="locker-search-go" aria-label={t(`${code}_SEARCH_GO`)} onClick={ask}>
          <Icon name="search" />
        </button>
      </span>
    </div>
  );
}
