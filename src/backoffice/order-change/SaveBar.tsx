import { Link } from "wouter";
import type { ChangePreview } from "../../contract/operator/order-changes.ts";
import type { Currency } from "../../domain/money.ts";
import { refusalOf } from "../api.ts";
import { Act, actClass } from "../controls/Act.tsx";
import { Refused } from "../controls/Trouble.tsx";
import { useText } from "../text.ts";
import { useMoney } from "../use-money.ts";

interface SaveBarProps {
  currency: Currency;
  preview: ChangePreview | undefined;
  /** Something is changed, and can be sent. */
  ready: boolean;
  busy: boolean;
  error: unknown;
  /** Takes the order as it is now. */
  onAgain: () => void;
  back: string;
}

/** What will be saved, in one sentence with its sum, and the act that saves it; at the foot of the window. */
export function SaveBar({ currency, preview, ready, busy, error, onAgain, back }: SaveBarProps) {
  const t = useText();
  const money = useMoney();
  const text = (amount: number) => money({ amount, currency });
  const given = preview?.back.map(({ money: sum }) => money(sum)).join(" + ") ?? "";
  const said =
    preview === undefined
      ? t("OFFICE_CHANGE_NOTHING")
      : given !== ""
        ? t("OFFICE_CHANGE_GIVES", { sum: given })
        : preview.missing > 0
          ? t("OFFICE_CHANGE_ASKS", { sum: text(preview.missing) })
          : preview.balance > 0
            ? t("OFFICE_CHANGE_OWES", { sum: text(preview.balance) })
            : t("OFFICE_CHANGE_COSTS", { sum: text(preview.after.total) });
  return (
    <div className="save-bar">
      <div role="status" className="save-bar-words">
        {error === null || error === undefined ? (
          <p>{said}</p>
        ) : (
          <>
            <Refused error={error} />
            {refusalOf(error) === "VERSION_OLD" && <Act onClick={onAgain}>{t("OFFICE_CHANGE_AGAIN")}</Act>}
          </>
        )}
      </div>
      <Link href={back} className={actClass("plain")}>
        {t("OFFICE_CANCEL")}
      </Link>
      <Act type="submit" kind="signal" busy={busy} disabled={!ready}>
        {t("OFFICE_CHANGE_SAVE")}
      </Act>
    </div>
  );
}
