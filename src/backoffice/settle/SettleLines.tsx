import type { Order } from "../../contract/operator/order.ts";
import { jpegHref } from "../../contract/paths.ts";
import { Icon } from "../../ui/Icon.tsx";
import { useText } from "../text.ts";
import { type Draft, type LineDraft, withQuantity } from "./draft.ts";
import { SumField } from "./SumField.tsx";

/** The lines of an order of which something is left: how many pieces come back and whether they can be sold again, or by how much less they cost. */
export function SettleLines({
  order,
  draft,
  onDraft,
}: {
  order: Order;
  draft: Draft;
  onDraft: (draft: Draft) => void;
}) {
  const t = useText();
  const some = draft.lines.filter(({ left }) => left > 0);
  const change = (position: number, changed: Partial<LineDraft>) =>
    onDraft({
      ...draft,
      lines: draft.lines.map((line) => (line.position === position ? { ...line, ...changed } : line)),
    });
  return (
    <ul className="settle-lines" aria-label={t("OFFICE_GOODS")}>
      {some.map((line) => {
        const of = order.lines.find(({ position }) => position === line.position)!;
        const name = [of.name, of.variant].filter(Boolean).join(", ");
        return (
          <li key={line.position}>
            <span className="settle-picture">
              {of.picture !== null && (
                <img src={jpegHref(of.picture, "160x200")} alt="" width={40} height={50} loading="lazy" />
              )}
            </span>
            <p className="settle-name">
              <strong>{of.name}</strong>
              <span className="mute">{of.variant}</span>
            </p>
            {draft.kind === "reduction" ? (
              <SumField
                label={t("OFFICE_SETTLE_LESS", { name })}
                currency={order.currency}
                value={line.less}
                onText={(less) => change(line.position, { less })}
              />
            ) : (
              <>
                <Stepper
                  label={t("OFFICE_SETTLE_PIECES", { name })}
                  value={line.quantity}
                  most={line.left}
                  onValue={(quantity) => onDraft(withQuantity(draft, order, line.position, quantity))}
                />
                <label className="tick-row settle-restock">
                  <input
                    type="checkbox"
                    checked={line.restocked}
                    disabled={line.quantity === 0}
                    onChange={() => change(line.position, { restocked: !line.restocked })}
                  />
                  {t("OFFICE_SETTLE_RESTOCK")}
                </label>
              </>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function Stepper({
  label,
  value,
  most,
  onValue,
}: {
  label: string;
  value: number;
  most: number;
  onValue: (value: number) => void;
}) {
  const t = useText();
  return (
    <div className="settle-stepper" role="group" aria-label={label}>
      <button
        type="button"
        aria-label={t("OFFICE_SETTLE_FEWER")}
        disabled={value === 0}
        onClick={() => onValue(value - 1)}
      >
        <Icon name="minus" small />
      </button>
      <output>{t("OFFICE_SETTLE_OF", { count: value, most })}</output>
      <button
        type="button"
        aria-label={t("OFFICE_SETTLE_MORE")}
        disabled={value === most}
        onClick={() => onValue(value + 1)}
      >
        <Icon name="plus" small />
      </button>
    </div>
  );
}
