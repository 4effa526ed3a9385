import { href, paths } from "../../contract/paths.ts";
import type { Product } from "../../domain/product.ts";
import { Button, buttonClass } from "../../ui/Button.tsx";
import { fit } from "../../ui/fit.ts";
import { Link } from "../app/Link.tsx";
import { Picture } from "../app/Picture.tsx";
import { useText } from "../app/text.ts";
import { Crumbs } from "../layout/Crumbs.tsx";
import { removeFromCompare } from "../session/compare.ts";
import { useSession } from "../session/store.ts";
import { variantsOf } from "../tile/availability.ts";
import { TilePrice } from "../tile/TilePrice.tsx";
import "./compare.css";

const none: Product[] = [];

/** The chosen products side by side. */
export function CompareScreen() {
  const t = useText();
  const compared = useSession((state) => state.productsCompare) ?? none;
  return (
    <>
      <Crumbs crumbs={[{ name: t("LAYOUT_COMPARE"), url: null }]} />
      <div className="compare">
        <h1 className={fit(t("COMPARE_TITLE"))}>{t("COMPARE_TITLE")}</h1>
        {compared.length === 0 ? (
          <>
            <p>{t("COMPARE_EMPTY")}</p>
            <Link className={buttonClass({ kind: "signal" })} href={paths.newProducts}>
              {t("HOME_ALL_NEW")}
            </Link>
          </>
        ) : (
          <div className="compare-scroll">
            <table>
              <tbody>
                <tr>
                  <th scope="row">{t("COMPARE_PRODUCT")}</th>
                  {compared.map((product) => (
                    <td key={product.product_id}>
                      <Picture kind="tile" file={product.images[0]?.path ?? null} alt="" sizes="260px" />
                      <Link className="compare-name" href={href(product.url)}>
                        {product.product_name}
                      </Link>
                      <Button size="small" onClick={() => removeFromCompare(product.product_id)}>
                        {t("COMPARE_REMOVE")}
                      </Button>
                    </td>
                  ))}
                </tr>
                <tr>
                  <th scope="row">{t("COMPARE_PRICE")}</th>
                  {compared.map((product) => (
                    <td key={product.product_id}>
                      <TilePrice product={product} />
                    </td>
                  ))}
                </tr>
                <tr>
                  <th scope="row">{t("COMPARE_BRAND")}</th>
                  {compared.map((product) => (
                    <td key={product.product_id}>{product.manufacturer_name}</td>
                  ))}
                </tr>
                <tr>
                  <th scope="row">{t("COMPARE_SIZES")}</th>
                  {compared.map((product) => (
                    <td key={product.product_id}>{variantsOf(product).filter((variant) => variant.quantity > 0).map((variant) => variant.attrValue_name).join(", ") || "–"}</td>
                  ))}
                </tr>
              </tbody>
            </table>
          </div>
        )}
      </div>
    </>
  );
}
