import { type FormEvent, useState } from "react";
import { useLocation } from "wouter";
import { FieldError } from "../../ui/FieldError.tsx";
import { isPeriod, type Period } from "../../domain/order/figures.ts";
import { Act } from "../controls/Act.tsx";
import { Segments } from "../controls/Segments.tsx";
import { useText } from "../text.ts";
import { numbersHref, type PeriodName, periodNames } from "./period.ts";
import "./figures.css";

/** Chooses the days: the usual ones by their name, others by their first and last. What is chosen is in the address. */
export function PeriodChooser({ asked }: { asked: Period & { name: PeriodName } }) {
  const t = useText();
  const [, go] = useLocation();
  const [own, setOwn] = useState(asked.name === "own");
  return (
    <div className="period-chooser">
      <Segments
        label={t("OFFICE_FIGURES_PERIOD")}
        value={own ? "own" : asked.name}
        options={periodNames.map((value) => ({ value, text: t(`OFFICE_FIGURES_PERIOD_${value.toUpperCase()}`) }))}
        onChange={(name) => {
          setOwn(name === "own");
          if (name !== "own") go(numbersHref({ ...asked, name }));
        }}
      />
      {own && <OwnDays first={asked} onChoose={(days) => go(numbersHref({ ...days, name: "own" }))} />}
    </div>
  );
}

function OwnDays({ first, onChoose }: { first: Period; onChoose: (days: Period) => void }) {
  const t = useText();
  const [days, setDays] = useState<Period>({ from: first.from, to: first.to });
  const [refused, setRefused] = useState(false);
  const choose = (event: FormEvent) => {
    event.preventDefault();
    setRefused(!isPeriod(days));
    if (isPeriod(days)) onChoose(days);
  };
  return (
    <form className="own-days" onSubmit={choose}>
      {(["from", "to"] as const).map((end) => (
        <label key={end} className="field">
          <span className="field-label">{t(`OFFICE_${end.toUpperCase()}`)}</span>
          <input
            type="date"
            className="input"
            required
            value={days[end]}
            onChange={(event) => setDays({ ...days, [end]: event.currentTarget.value })}
          />
        </label>
      ))}
      <Act type="submit" kind="plain">
        {t("OFFICE_FIGURES_SHOW")}
      </Act>
      {refused && <FieldError text={t("OFFICE_FIGURES_DAYS_WRONG")} />}
    </form>
  );
}
