import { useRef } from "react";
import { productsHref } from "../../../contract/told-paths.ts";
import { asRow } from "../../../domain/catalogue/row.ts";
import { productWindows } from "../../../domain/dictionary/pl/product-windows.ts";
import { teach, useText } from "../../app/text.ts";
import { isDeclaredAdult } from "../../session/adult.ts";
import { session, useSession } from "../../session/store.ts";
import { useNear } from "../use-near.ts";
import { useProductsNow } from "../use-products-now.ts";
import { Shelf } from "../Shelf.tsx";
import "./recently-viewed.css";

teach(productWindows);

const shown = 4;

/**
 * The products seen before this one; nobody without any loads this. Their tiles take their room at once; what they cost is asked when they come
 * near, and stays unseen until then: a remembered price may be an old one.
 */
export function RecentlyViewed({ apartFrom }: { apartFrom: string }) {
  const t = useText();
  const history = useSession((state) => state.productsHistory);
  const element = useRef<HTMLDivElement>(null);
  const seen = history.filter((product) => product.product_id !== apartFrom);
  const near = useNear(element, seen.length > 0);
  const now = useProductsNow(near ? seen.map((product) => product.product_id) : null, productsHref);
  if (seen.length === 0) return null;
  // Of all that were seen: four that are sold out hide none that can be bought.
  const row = now.kind === "known" ? asRow(now.products, { open: isDeclaredAdult() }) : seen;
  return (
    <div ref={element} className={now.kind === "known" ? "recent" : "recent recent-waiting"}>
      <Shelf title={t("HISTORY_TITLE")} products={row.slice(0, shown)} />
      {row.length > 0 && (
        <p className="recent-forget">
          <button type="button" className="link" onClick={() => session.setState({ productsHistory: [] })}>
            {t("HISTORY_FORGET")}
          </button>
        </p>
      )}
    </div>
  );
}
