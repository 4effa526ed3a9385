import { Link } from "wouter";
import type { ChangePreview } from "../../contract/operator/order-changes.ts";
import type { Currency } from "../../domain/money.ts";
import { Act, actClass } from "../controls/Act.tsx";
import type { Lacking } from "./change-draft.ts";
import { Refused } from "../controls/Trouble.tsx";
import { useText } from "../text.ts";
import { useMoney } from "../use-money.ts";
import "../controls/save-bar.css";

interface SaveBarProps {
  currency: Currency;
  preview: ChangePreview | undefined;
  /** Something is changed, and can be sent. */
  ready: boolean;
  /** The reason that is to be said first. */
  lacking: Lacking | null;
  busy: boolean;
  error: unknown;
  /** Of which lines there are not so many pieces, and how many there are; empty: there are. */
  short: readonly { name: string; stock: number }[];
  onSave: () => void;
  /** Gives up what is changed. */
  onCancel: () => void;
  back: string;
}

/** What will be saved, in one sentence with its sum, and the act that saves it; at the foot of the window. */
export function SaveBar({
  currency,
  preview,
  ready,
  lacking,
  busy,
  error,
  short,
  onSave,
  onCancel,
  back,
}: SaveBarProps) {
  const t = useText();
  const money = useMoney();
  const text = (amount: number) => money({ amount, currency });
  const given = preview?.back.map(({ money: sum }) => money(sum)).join(" + ") ?? "";
  const said =
    short.length > 0
      ? t("OFFICE_CHANGE_SHORT", {
          lines: short.map((line) => t("OFFICE_CHANGE_SHORT_LINE", line)).join("; "),
        })
      : lacking !== null
        ? t("OFFICE_PHONE_LACKING", { what: t(lacking) })
        : preview === undefined
          ? t("OFFICE_CHANGE_NOTHING")
          : given !== ""
            ? t("OFFICE_CHANGE_GIVES", { sum: given })
            : preview.missing > 0
              ? t("OFFICE_CHANGE_ASKS", { sum: text(preview.missing) })
              : preview.balance > 0
                ? t("OFFICE_CHANGE_OWES", { sum: text(preview.balance) })
                : t("OFFICE_CHANGE_COSTS", { sum: text(preview.after.total) });
  return (
    <form
      className="save-bar"
      onSubmit={(event) => {
        event.preventDefault();
        if (ready && !busy) onSave();
      }}
    >
      <div role="status" className="save-bar-words">
        {short.length > 0 || error === null || error === undefined ? <p>{said}</p> : <Refused error={error} />}
      </div>
      <Link href={back} onClick={onCancel} className={actClass("plain")}>
        {t("OFFICE_CANCEL")}
      </Link>
      <Act type="submit" kind="signal" busy={busy} disabled={!ready || short.length > 0}>
        {t("OFFICE_CHANGE_SAVE")}
      </Act>
    </form>
  );
}
