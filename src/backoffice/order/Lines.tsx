import type { Order } from "../../contract/operator/order.ts";
import { jpegHref } from "../../contract/paths.ts";
import { Card } from "../controls/Card.tsx";
import { shopHref } from "../shop-href.ts";
import { useCount, useText } from "../text.ts";
import { useMoney } from "../use-money.ts";
import "./lines.css";

/** What was bought, as it was called then: what a packer looks for first. */
export function Lines({ order: { state, lines, currency, money: sums } }: { order: Order }) {
  const t = useText();
  const counted = useCount();
  const money = useMoney();
  // What was given back is packed no more.
  const left = lines.reduce((sum, line) => sum + line.left, 0);
  const pieces = left === 0 ? lines.reduce((sum, { quantity }) => sum + quantity, 0) : left;
  // What was never sent is cancelled, and not given back.
  const isSent = state === "sent" || state === "delivered" || state === "returned";
  const cancelled = sums?.settlements.filter(({ kind }) => kind === "cancellation").flatMap((one) => one.lines) ?? [];
  const gone = ({ position }: { position: number }) =>
    !isSent || cancelled.some((line) => line.position === position && line.quantity > 0) ? "CANCELLED" : "GIVEN_BACK";
  return (
    <Card title={t("OFFICE_GOODS")} aside={counted("OFFICE_PIECES", pieces)} flush>
      <ul className="order-lines">
        {lines.map((line) => (
          <li key={line.position} className={line.left === 0 ? "order-gone" : undefined}>
            <span className="order-picture">
              {line.picture !== null && (
                <img src={jpegHref(line.picture, "160x200")} alt="" width={56} height={70} loading="lazy" />
              )}
            </span>
            <div className="order-line-words">
              <p>
                {line.path === null ? (
                  <strong>{line.name}</strong>
                ) : (
                  <a
                    href={shopHref(line.path.startsWith("/") ? line.path : `/${line.path}`)}
                    target="_blank"
                    rel="noreferrer"
                  >
                    <strong>{line.name}</strong>
                  </a>
                )}
              </p>
              <p className="mute">
                {[line.variant, line.sku, line.ean, line.shelf && t("OFFICE_SHELF", { shelf: line.shelf })]
                  .filter(Boolean)
                  .join(" · ")}
              </p>
            </div>
            <p className="order-quantity">
              {line.left < line.quantity && (
                <span className="order-returned">
                  {line.left === 0
                    ? t(`OFFICE_LINE_${gone(line)}_ALL`)
                    : t(`OFFICE_LINE_${gone(line)}`, { count: line.quantity - line.left, most: line.quantity })}
                </span>
              )}
              <Pieces count={line.left === 0 ? line.quantity : line.left} isLeft={line.left > 0} />
            </p>
            {line.amount !== undefined && (
              <p className="order-amount money">
                {line.left > 0 && line.left < line.quantity
                  ? t("OFFICE_LINE_FOR_ALL", { most: line.quantity, sum: money({ amount: line.amount, currency }) })
                  : money({ amount: line.amount, currency })}
              </p>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** How many; several are easily overlooked and stand out. */
function Pieces({ count, isLeft }: { count: number; isLeft: boolean }) {
  const counted = useCount();
  return <span className={isLeft && count > 1 ? "order-many" : undefined}>{counted("OFFICE_PIECES", count)}</span>;
}
