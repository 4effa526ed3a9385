import type { Product } from "../../../domain/catalogue/product.ts";
import { isForAdults, isSoldOnline } from "../../../domain/catalogue/selling-limits.ts";
import { useLayout } from "../../app/navigation/page-context.ts";
import { useText } from "../../app/text.ts";
import { useSession } from "../../session/store.ts";
import { Countdown } from "./Countdown.tsx";
import { Whole } from "../../../ui/Whole.tsx";

/** To whom, where and whereto a product is not sold, in words. */
export function SellingLimits({ product }: { product: Product }) {
  const t = useText();
  const countries = useCountryNames(product.blocked_countries ?? []);
  const { shop } = useLayout();
  const address = [shop.street, shop.city].filter(Boolean).join(", ");
  const offline = !isSoldOnline(product);
  return (
    <div className="limits">
      {isForAdults(product) && (
        <p className="limits-adult">
          <b>{t("PRODUCT_ADULT")}</b> {t("PRODUCT_ADULT_ONLY")}
        </p>
      )}
      {offline && (
        <p className="limits-shop">
          <strong>{product.halted ?? t("PRODUCT_NOTONLINE_TITLE")}</strong>{" "}
          {product.starts !== undefined && <Countdown starts={product.starts} />}
          {product.halted === undefined && address !== "" && <Whole text={t("PRODUCT_NOTONLINE_TEXT", { address })} />}
        </p>
      )}
      {!offline && countries !== "" && <p suppressHydrationWarning>{t("PRODUCT_NOTSENT", { countries })}</p>}
    </div>
  );
}

/** The countries' names as the browser knows them in the shopper's language: `Czechy, Słowacja`. */
function useCountryNames(codes: readonly string[]): string {
  const lanCode = useSession((state) => state.lanCode);
  if (codes.length === 0) return "";
  const names = new Intl.DisplayNames([lanCode === "cz" ? "cs" : lanCode], { type: "region" });
  return codes.map((code) => names.of(code) ?? code).join(", ");
}
