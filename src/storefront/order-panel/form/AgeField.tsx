import { useId } from "react";
import { age } from "../../../domain/dictionary/pl/age.ts";
import { FieldError } from "../../../ui/FieldError.tsx";
import { teach, useText } from "../../app/text.ts";
import { useSession } from "../../session/store.ts";
import { needsAge } from "./needs-age.ts";
import { orderAttempt, useOrderAttempt } from "../confirm/attempt.ts";
import "./check.css";

teach(age);

/** The declaration of age, asked for with every order of goods for adults and kept with it. */
export function AgeField() {
  const t = useText();
  const id = useId();
  const needed = useSession((state) => needsAge(state.products));
  const given = useOrderAttempt((state) => state.ageConfirmed);
  const asked = useOrderAttempt((state) => state.asked || state.refusal?.about === "ageConfirmed");
  if (!needed) return null;
  const wrong = asked && !given;
  return (
    <div className={wrong ? "check-field check-wrong" : "check-field"}>
      <label className="check">
        <input
          type="checkbox"
          name="ageConfirmed"
          checked={given}
          aria-required
          aria-invalid={wrong ? true : undefined}
          aria-describedby={wrong ? `${id}-error` : undefined}
          onChange={(event) => orderAttempt.setState({ ageConfirmed: event.target.checked })}
        />
        <span>{t("ORDER_AGE")}</span>
      </label>
      {wrong && <FieldError id={`${id}-error`} text={t("ORDER_AGE_MISSING")} />}
    </div>
  );
}
