import { useEffect, useRef, useState, type FormEvent } from "react";
import { piecesIn } from "../../../contract/chosen-pieces.ts";
import type { WithdrawalPage } from "../../../contract/page-data.ts";
import { paths } from "../../../contract/paths.ts";
import { Button } from "../../../ui/Button.tsx";
import { FieldError } from "../../../ui/FieldError.tsx";
import { TextArea } from "../../../ui/TextArea.tsx";
import { useText } from "../../app/text.ts";
import { useOwnHref } from "../../app/navigation/page-context.ts";
import { callShop } from "../../session/shop-call.ts";
import { PiecesChoice } from "./PiecesChoice.tsx";

interface WithdrawalCheckProps {
  page: WithdrawalPage;
  /** Back to the form, with what the shop said is wrong with it. */
  onBack: (trouble: WithdrawalPage["trouble"]) => void;
  /** When it was received, and whether nothing of its order had left. */
  onReceived: (at: string, unsent: boolean) => void;
}

/** The second step: what was written, and the button that declares it (law: art. 11a(3) of 2011/83/EU). */
export function WithdrawalCheck({ page: { filled, lines, trouble }, onBack, onReceived }: WithdrawalCheckProps) {
  const t = useText();
  const own = useOwnHref();
  const title = useRef<HTMLHeadingElement>(null);
  const [asking, setAsking] = useState(false);
  const [failed, setFailed] = useState(trouble?.text ?? null);
  useEffect(() => title.current?.focus(), []);
  const declare = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (asking) return;
    setAsking(true);
    const written = new FormData(event.currentTarget);
    const body = { ...filled, goods: String(written.get("goods") ?? ""), ...piecesIn(written) };
    const answer = await send(body, t("ERROR_SERVER"));
    setAsking(false);
    if (answer.kind === "received") return onReceived(answer.at, answer.unsent);
    if (answer.about !== null && answer.about !== "pieces") return onBack({ about: answer.about, text: answer.text });
    setFailed(answer.text);
  };
  const rows = [
    [t("WITHDRAWAL_NAME"), filled.name],
    [t("WITHDRAWAL_ORDER"), filled.order],
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
      {lines.length === 0 ? (
        <TextArea label={t("WITHDRAWAL_GOODS")} name="goods" maxLength={2000} rows={3} defaultValue={filled.goods} />
      ) : (
        <PiecesChoice lines={lines} legend={t("WITHDRAWAL_LINES")} hint={t("WITHDRAWAL_LINES_HINT")} error={failed} />
      )}
      {Object.entries({ name: filled.name, order: filled.order, email: filled.email, confirmed: "1" }).map(
        ([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ),
      )}
      {failed !== null && lines.length === 0 && <FieldError text={failed} />}
      <p className="withdrawal-ways">
        <Button kind="signal" type="submit" aria-disabled={asking}>
          {t("WITHDRAWAL_CONFIRM")}
        </Button>
        <Button
          type="submit"
          name="back"
          value="1"
          formNoValidate
          onClick={(event) => {
            event.preventDefault();
            onBack(null);
          }}
        >
          {t("WITHDRAWAL_BACK")}
        </Button>
      </p>
    </form>
  );
}

type Answer =
  | { kind: "received"; at: string; unsent: boolean }
  | { kind: "refused"; text: string; about: string | null };

async function send(body: object, serverError: string): Promise<Answer> {
  try {
    const { status, reply } = await callShop("json_emails?withdraw", body);
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
