import { useEffect, useRef, useState, type FormEvent } from "react";
import type { WithdrawalPage } from "../../../contract/page-data.ts";
import { paths } from "../../../contract/paths.ts";
import { Button } from "../../../ui/Button.tsx";
import { FieldError } from "../../../ui/FieldError.tsx";
import { useText } from "../../app/text.ts";
import { useOwnHref } from "../../app/navigation/page-context.ts";
import { callShop } from "../../session/shop-call.ts";

interface WithdrawalCheckProps {
  filled: WithdrawalPage["filled"];
  /** Back to the form, with what the shop said is wrong with it. */
  onBack: (trouble: WithdrawalPage["trouble"]) => void;
  /** When it was received, and whether nothing of its order had left. */
  onReceived: (at: string, unsent: boolean) => void;
}

/** The second step: what was written, and the button that declares it (law: art. 11a(3) of 2011/83/EU). */
export function WithdrawalCheck({ filled, onBack, onReceived }: WithdrawalCheckProps) {
  const t = useText();
  const own = useOwnHref();
  const title = useRef<HTMLHeadingElement>(null);
  const [asking, setAsking] = useState(false);
  const [failed, setFailed] = useState<string | null>(null);
  useEffect(() => title.current?.focus(), []);
  const declare = async (event: FormEvent) => {
    event.preventDefault();
    if (asking) return;
    setAsking(true);
    const answer = await send(filled, t("ERROR_SERVER"));
    setAsking(false);
    if (answer.kind === "received") return onReceived(answer.at, answer.unsent);
    if (answer.about !== null) return onBack({ about: answer.about, text: answer.text });
    setFailed(answer.text);
  };
  const rows = [
    [t("WITHDRAWAL_NAME"), filled.name],
    [t("WITHDRAWAL_ORDER"), filled.order],
    [t("WITHDRAWAL_GOODS").replace(/ \(.*/, ""), filled.goods || t("WITHDRAWAL_ALL")],
    [t("WITHDRAWAL_EMAIL"), filled.email],
  ] as const;
  return (
    <form
      className="withdrawal-check"
      method="post"
      action={own(paths.withdrawal)}
      onSubmit={(event) => void declare(event)}
    >
      <h2 ref={title} tabIndex={-1}>
        {t("WITHDRAWAL_CHECK")}
      </h2>
      <p>{t("WITHDRAWAL_STATEMENT")}</p>
      <dl>
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {Object.entries({ ...filled, confirmed: "1" }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {failed !== null && <FieldError text={failed} />}
      <p className="withdrawal-ways">
        <Button kind="signal" type="submit" aria-disabled={asking}>
          {t("WITHDRAWAL_CONFIRM")}
        </Button>
        <Button onClick={() => onBack(null)}>{t("WITHDRAWAL_BACK")}</Button>
      </p>
    </form>
  );
}

type Answer =
  | { kind: "received"; at: string; unsent: boolean }
  | { kind: "refused"; text: string; about: string | null };

async function send(filled: WithdrawalPage["filled"], serverError: string): Promise<Answer> {
  try {
    const { status, reply } = await callShop("json_emails?withdraw", filled);
    if (reply["error"] === undefined && status < 400)
      return { kind: "received", at: String(reply["received"] ?? ""), unsent: reply["unsent"] === true };
    return {
      kind: "refused",
      text: typeof reply["errorMessage"] === "string" ? reply["errorMessage"] : serverError,
      about: typeof reply["about"] === "string" ? reply["about"] : null,
    };
  } catch {
    return { kind: "refused", text: serverError, about: null };
  }
}
