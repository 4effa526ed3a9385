import type { SubmitEvent } from "react";
import { useText } from "../../app/text.ts";
import { useSession } from "../../session/store.ts";
import { Button } from "../../../ui/Button.tsx";
import { Field } from "../../../ui/Field.tsx";
import { ActiveCode } from "./ActiveCode.tsx";
import { useOrderAttempt } from "../confirm/attempt.ts";
import { applyTypedCode, typeCode } from "./typed-code.ts";
import "./code-box.css";

/** The discount code: enter → checking → active or refused (specification, point 4). */
export function CodeBox() {
  const t = useText();
  const active = useSession((state) => state.code);
  const typed = useOrderAttempt((state) => state.typedCode);
  const checking = useOrderAttempt((state) => state.checkingCode);
  const trouble = useOrderAttempt((state) => state.codeTrouble);
  const check = (event: SubmitEvent) => {
    event.preventDefault();
    void applyTypedCode();
  };
  return (
    <section className="code-box" aria-labelledby="code-box-title">
      <h3 id="code-box-title">{t("ORDER_DISCOUNTCODE")}</h3>
      {active !== null ? (
        <ActiveCode code={active} />
      ) : (
        <form className="code-row" onSubmit={check} noValidate>
          <Field
            label={t("ORDER_DISCOUNTCODE_ENTER")}
            name="discountCode"
            value={typed}
            onChange={(event) => typeCode(event.target.value)}
            error={trouble}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={60}
            enterKeyHint="go"
          />
          <Button type="submit" size="small">
            {checking ? t("ORDER_DISCOUNTCODE_LOADING") : t("ORDER_DISCOUNTCODE_USE")}
          </Button>
          <span className="hidden-text" role="status">
            {checking ? t("ORDER_DISCOUNTCODE_LOADING") : ""}
          </span>
        </form>
      )}
    </section>
  );
}
