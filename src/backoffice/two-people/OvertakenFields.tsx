import type { MouseEvent } from "react";
import { Act } from "../controls/Act.tsx";
import { Moment } from "../Moment.tsx";
import { useText } from "../text.ts";
import type { Overtaking } from "./use-merged-form.ts";
import "./overtaken.css";

interface OvertakenFieldsProps<Name extends string> {
  form: Overtaking<Name>;
  /** What a field is called, and its value in words. */
  said: (name: Name, value: unknown) => { label: string; text: string };
}

/** Each field of a form that two people have changed: who did when, both values whole, and the choice between them. Nothing while there is none. */
export function OvertakenFields<Name extends string>({ form, said }: OvertakenFieldsProps<Name>) {
  const t = useText();
  const { overtaken, changedBy, decide } = form;
  if (overtaken.length === 0) return null;
  const choose = (event: MouseEvent<HTMLElement>, name: string, mine: boolean) => {
    // Goes on to the next to be decided, or to what saves all of it.
    const next =
      [...(event.currentTarget.closest(".overtaken-fields")?.querySelectorAll("button") ?? [])].find(
        (button) => !button.closest("section")?.contains(event.currentTarget),
      ) ?? event.currentTarget.closest("form")?.querySelector<HTMLElement>("[type=submit]");
    decide(name, mine);
    next?.focus();
  };
  return (
    <div className="overtaken-fields" role="alert">
      <p>
        {t("OFFICE_OVERTAKEN")}
        {changedBy?.at != null && (
          <span className="mute">
            {" "}
            {changedBy.by && `${changedBy.by} · `}
            <Moment at={changedBy.at} />
          </span>
        )}
      </p>
      {overtaken.map(({ name, mine, theirs, gone }) => (
        <section key={name} className="overtaken" aria-label={said(name, mine).label}>
          <h3>{said(name, mine).label}</h3>
          <dl>
            <dt>{t("OFFICE_THEIRS")}</dt>
            <dd className="breaks">{gone ? t("OFFICE_THEIRS_GONE") : said(name, theirs).text || "–"}</dd>
            <dt>{t("OFFICE_YOURS")}</dt>
            <dd className="breaks">{said(name, mine).text || "–"}</dd>
          </dl>
          <div className="modal-acts">
            {!gone && <Act onClick={(event) => choose(event, name, true)}>{t("OFFICE_FIELD_KEEP")}</Act>}
            <Act kind="plain" onClick={(event) => choose(event, name, false)}>
              {t("OFFICE_FIELD_TAKE")}
            </Act>
          </div>
        </section>
      ))}
    </div>
  );
}
