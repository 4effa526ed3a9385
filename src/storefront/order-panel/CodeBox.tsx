import { useState, type SubmitEvent } from "react";
import { useText } from "../app/text.ts";
import { session, useSession } from "../session/store.ts";
import { Button } from "../../ui/Button.tsx";
import { Field } from "../../ui/Field.tsx";
import { ActiveCode } from "./ActiveCode.tsx";
import { checkCode } from "./discount-code-call.ts";
import "./code-box.css";

/** The discount code: enter → checking → active or refused (specification, point 4). */
export function CodeBox() {
  const t = useText();
  const active = useSession((state) => state.code);
  const [typed, setTyped] = useState("");
  const [checking, setChecking] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);

  async function check(event: SubmitEvent) {
    event.preventDefault();
    const code = typed.trim();
    if (code === "" || checking) return;
    setChecking(true);
    setTrouble(null);
    const checked = await checkCode(code, session.getState().lanId);
    setChecking(false);
    if (checked.kind === "invalid") return setTrouble(checked.message ?? t("ORDER_DISCOUNTCODE_NETWORK"));
    session.setState({ code: checked.code });
    setTyped("");
  }

  return (
    <section className="code-box" aria-labelledby="code-box-title">
      <h3 id="code-box-title">{t("ORDER_DISCOUNTCODE")}</h3>
      {active !== null ? (
        <ActiveCode code={active} />
      ) : (
        <form className="code-row" onSubmit={(event) => void check(event)} noValidate>
          <Field
            label={t("ORDER_DISCOUNTCODE_ENTER")}
            name="discountCode"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            error={trouble}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={60}
            enterKeyHint="go"
          />
          <Button type="submit" size="small">{checking ? t("ORDER_DISCOUNTCODE_LOADING") : t("ORDER_DISCOUNTCODE_USE")}</Button>
          <span className="hidden-text" role="status">{checking ? t("ORDER_DISCOUNTCODE_LOADING") : ""}</span>
        </form>
      )}
    </section>
  );
}
