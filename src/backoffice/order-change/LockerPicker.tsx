import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useId, useState } from "react";
import { lockerRoutes } from "../../contract/operator/lockers.ts";
import type { PointCountry } from "../../domain/delivery/delivery-codes.ts";
import { Field } from "../../ui/Field.tsx";
import { call } from "../api.ts";
import { Act } from "../controls/Act.tsx";
import { Refused } from "../controls/Trouble.tsx";
import { useText } from "../text.ts";
import "./locker-picker.css";

interface LockerPickerProps {
  /** The name of the locker; empty: none is chosen. */
  value: string;
  /** The order's; a street alone is looked for around it, and where nothing is written what is near it. */
  postcode: string;
  /** Where it goes: in Poland to a locker, beyond to a point of Packeta's. */
  country: PointCountry;
  onChange: (point: string) => void;
}

/** The locker or point an order goes to: its name typed, or found by town, street or postcode and chosen. */
export function LockerPicker({ value, postcode, country, onChange }: LockerPickerProps) {
  const t = useText();
  const group = useId();
  const [typed, setTyped] = useState(value);
  const [asked, setAsked] = useState("");
  const { data, error, isFetching } = useQuery({
    queryKey: ["lockers", asked, postcode, country],
    queryFn: () => call(lockerRoutes.lockers, { query: { q: asked, postcode, country } }),
    enabled: asked !== "",
    retry: false,
  });
  const write = (text: string) => {
    setTyped(text);
    // A locker's name has letters and digits and no gap; by anything else one is found first. A point's number may be a postcode.
    onChange(country === "PL" && /^[a-z]{2,}\d\S*$/i.test(text.trim()) ? text.trim().toUpperCase() : "");
  };
  const choose = (id: string) => {
    setTyped(id);
    onChange(id);
  };
  const find = (event: FormEvent) => {
    event.preventDefault();
    setAsked(typed.trim() || postcode.trim());
  };
  const found = asked === "" || error !== null ? undefined : data;
  return (
    <form role="search" className="locker-picker" onSubmit={find}>
      <div className="locker-find">
        <Field
          label={t("OFFICE_POINT")}
          placeholder={t("OFFICE_LOCKER_FIND")}
          value={typed}
          maxLength={60}
          autoComplete="off"
          enterKeyHint="search"
          onChange={(event) => write(event.currentTarget.value)}
        />
        <Act type="submit" kind="plain" busy={isFetching}>
          {t("OFFICE_FIND_DO")}
        </Act>
      </div>
      <Refused error={error} />
      <div role="status">
        {found?.lockers.length === 0 && <p className="mute">{t("OFFICE_LOCKER_NONE")}</p>}
        {found?.elsewhere != null && <p className="mute">{t("OFFICE_LOCKER_ELSEWHERE", { town: found.elsewhere })}</p>}
      </div>
      {found !== undefined && found.lockers.length > 0 && (
        <fieldset className="lockers-found">
          <legend className="hidden-text">{t("OFFICE_LOCKERS_FOUND")}</legend>
          {found.lockers.map(({ id, address, place }) => (
            <label key={id} className="tick-row">
              <input type="radio" name={group} checked={value === id} onChange={() => choose(id)} />
              <span>
                <strong>{id}</strong> {address}
                {place !== "" && <span className="mute"> · {place}</span>}
              </span>
            </label>
          ))}
        </fieldset>
      )}
    </form>
  );
}
