import { Link, useLocation } from "wouter";
import { jpegHref } from "../../contract/paths.ts";
import { picksOf } from "../../domain/parcel/packing.ts";
import { Icon } from "../../ui/Icon.tsx";
import { Act } from "../controls/Act.tsx";
import { ScreenHead } from "../controls/ScreenHead.tsx";
import { useText } from "../text.ts";
import { packingPicture } from "./cache-page.ts";
import type { OrderToPack } from "./packing-state.ts";
import { take, usePacking } from "./use-packing.ts";
import { nextWay } from "./way-to-queue.ts";
import "./pick-list.css";

/** One walk by the shelves for all chosen orders, with what is taken ticked; it is made to be printed, too. */
export function PickList({ orders }: { orders: readonly OrderToPack[] }) {
  const t = useText();
  const [, go] = useLocation();
  const { chosen, taken } = usePacking();
  const together = orders.filter(({ number }) => chosen.includes(number));
  const picks = picksOf(together);
  return (
    <main className="packing-picks">
      <ScreenHead
        title={t("OFFICE_PACKING_PICKS")}
        above={
          <Link href="/packing" className="packing-back">
            <Icon name="left" small /> {t("OFFICE_PACKING")}
          </Link>
        }
        states={<span className="mute">{together.map(({ number }) => number).join(", ")}</span>}
      />
      <ol>
        {picks.map(({ variantId, name, variant, shelf, sku, ean, picture, pieces, orders: of }) => (
          <li key={variantId} className={taken[variantId] === pieces ? "packing-done" : ""}>
            <label>
              <input
                type="checkbox"
                checked={taken[variantId] === pieces}
                onChange={() => take(variantId, taken[variantId] === pieces ? 0 : pieces)}
              />
              <span className="packing-pick-picture">
                {picture !== null && <img src={jpegHref(picture, packingPicture)} alt="" loading="lazy" />}
                {variant !== "" && <span className="packing-size">{variant}</span>}
              </span>
              <span className="packing-pick-words">
                <span className="packing-shelf">{shelf ?? t("OFFICE_PACKING_NO_SHELF")}</span>
                <strong>{name}</strong>
                <span className="mute">{[sku, ean].filter(Boolean).join(" · ")}</span>
                <span className="mute">
                  {of.map(({ number, pieces: own }) => `${number}${own > 1 ? ` × ${own}` : ""}`).join(", ")}
                </span>
              </span>
              <span className="packing-pieces">{pieces}</span>
            </label>
          </li>
        ))}
      </ol>
      <footer className="packing-foot">
        {together[0] !== undefined && (
          <Act kind="signal" onClick={() => go(`/packing/${together[0]!.number}`, { state: nextWay() })}>
            {t("OFFICE_PACKING_PACK", { number: together[0].number })}
          </Act>
        )}
        <div>
          <button type="button" onClick={() => window.print()}>
            {t("OFFICE_PRINT")}
          </button>
        </div>
      </footer>
    </main>
  );
}
