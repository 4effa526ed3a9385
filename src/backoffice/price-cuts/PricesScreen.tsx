import { useQuery } from "@tanstack/react-query";
import { Link } from "wouter";
import { priceCutRoutes } from "../../contract/operator/price-cuts.ts";
import { type AnswerOf, call } from "../api.ts";
import { actClass } from "../controls/Act.tsx";
import { Card } from "../controls/Card.tsx";
import { Read } from "../controls/Read.tsx";
import { ScreenHead } from "../controls/ScreenHead.tsx";
import { NotFound } from "../frame/Nowhere.tsx";
import { Moment } from "../Moment.tsx";
import { useText } from "../text.ts";
import { useMoney } from "../use-money.ts";
import "./price-cuts.css";

type Prices = AnswerOf<(typeof priceCutRoutes)["productPrices"]>;
type Priced = Prices["variants"][number];

/** How the prices of a product's variants have come about, the newest first, with the lowest of 30 days. */
export function PricesScreen({ id }: { id: string }) {
  const t = useText();
  const query = useQuery({
    queryKey: ["product-prices", id],
    queryFn: () => call(priceCutRoutes.productPrices, { parameters: { id } }),
  });
  return (
    <Read query={query} notFound={<NotFound />}>
      {({ product, variants }) => (
        <>
          <ScreenHead
            title={t("OFFICE_PRICES_OF", { name: product })}
            above={
              <Link className="link" href="/goods/cuts">
                {t("OFFICE_CUTS")}
              </Link>
            }
            acts={
              <Link href={`/goods/cuts/new?products=${id}`} className={actClass("line")}>
                {t("OFFICE_CUTS_NEW")}
              </Link>
            }
          />
          {alike(variants).map((same) => (
            <OneHistory key={same[0]!.variantId} product={product} variants={same} />
          ))}
        </>
      )}
    </Read>
  );
}

/** Returns the variants whose prices have always been the same together, in the order they come. */
function alike(variants: Prices["variants"]): Prices["variants"][] {
  const told = ({ history, lowest }: Priced) =>
    JSON.stringify([history.map(({ price, regular }) => [price, regular]), lowest]);
  const groups = new Map<string, Priced[]>();
  for (const variant of variants) groups.set(told(variant), [...(groups.get(told(variant)) ?? []), variant]);
  return [...groups.values()];
}

function OneHistory({ product, variants }: { product: string; variants: Prices["variants"] }) {
  const t = useText();
  const { history, lowest } = variants[0]!;
  const names = variants.map(({ variant }) => variant).filter(Boolean);
  const money = useMoney();
  const text = (amount: number) => money({ amount, currency: "pln" });
  return (
    <Card title={names.join(", ") || product} aside={t("OFFICE_PRICES_LOWEST", { price: text(lowest) })} flush>
      <ol className="price-history">
        {history.map(({ since, price, regular }) => (
          <li key={since}>
            <span>
              <strong>{text(price)}</strong> {regular !== null && <s className="mute">{text(regular)}</s>}
            </span>
            <span className="mute">
              {t("OFFICE_PRICES_SINCE")} <Moment at={since} />
            </span>
          </li>
        ))}
      </ol>
    </Card>
  );
}
