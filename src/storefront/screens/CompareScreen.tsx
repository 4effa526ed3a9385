import { lazyComponent } from "../../ui/lazy-component.ts";
import type { Templates } from "../../contract/page-data.ts";
import { paths } from "../../contract/paths.ts";
import type { Product } from "../../domain/catalogue/product.ts";
import { buttonClass } from "../../ui/Button.tsx";
import { fit } from "../../ui/fit.ts";
import { Boundary } from "../app/Boundary.tsx";
import { Link } from "../app/navigation/Link.tsx";
import { useText } from "../app/text.ts";
import { Crumbs } from "../layout/Crumbs.tsx";
import { useSession } from "../session/store.ts";
import { Shelf } from "./Shelf.tsx";
import "./compare/compare.css";

const CompareTable = lazyComponent(async () => (await import("./compare/CompareTable.tsx")).CompareTable);
const none: Product[] = [];

/** The chosen products side by side. The list is the browser's own, so the page is prerendered without one and keeps its room. */
export function CompareScreen({ suggestions }: Templates["compare"]) {
  const t = useText();
  const compared = useSession((state) => state.productsCompare) ?? none;
  const loaded = useSession((state) => state.productsLoaded);
  return (
    <>
      <Crumbs crumbs={[{ name: t("LAYOUT_COMPARE"), url: null }]} />
      <div className="compare">
        <h1 className={fit(t("COMPARE_TITLE"))}>{t("COMPARE_TITLE")}</h1>
        {compared.length > 0 ? (
          <Boundary instead={<p role="alert">{t("ERROR")}</p>}>
            <CompareTable compared={compared} />
          </Boundary>
        ) : (
          <div className={loaded ? "compare-empty" : "compare-empty compare-unknown"}>
            <div className="compare-way">
              <p>{t("COMPARE_EMPTY")}</p>
              <p className="compare-ways">
                <Link className={buttonClass({ kind: "signal" })} href={paths.newProducts}>
                  {t("HOME_ALL_NEW")}
                </Link>
                <Link className={buttonClass({})} href={paths.sale}>
                  {t("LAYOUT_SALE")}
                </Link>
              </p>
            </div>
            <div className="compare-slots" aria-hidden="true">
              <span />
              <span />
              <span />
            </div>
            <Shelf title={t("COMPARE_BESTSELLERS")} products={suggestions} />
          </div>
        )}
      </div>
    </>
  );
}
