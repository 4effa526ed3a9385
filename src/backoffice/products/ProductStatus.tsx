import type { ProductSaid } from "../../contract/operator/products.ts";
import { Status } from "../controls/Status.tsx";
import { momentOf } from "../moments.ts";
import { useSpoken, useText } from "../text.ts";

/** Whether a product is in the shop, in a word: shown, hidden, from when on, or waiting for its producer. */
export function ProductStatus({
  publication: { shown, from, awaitsProducer },
}: {
  publication: Pick<ProductSaid["publication"], "shown" | "from" | "awaitsProducer">;
}) {
  const t = useText();
  const lanCode = useSpoken((spoken) => spoken.lanCode);
  if (shown) return <Status tone="good" text={t("OFFICE_GOODS_SHOWN")} />;
  if (awaitsProducer) return <Status tone="wait" text={t("OFFICE_GOODS_AWAITS")} />;
  if (from !== null) return <Status tone="wait" text={t("OFFICE_GOODS_FROM", { moment: momentOf(from, lanCode) })} />;
  return <Status tone="none" text={t("OFFICE_GOODS_HIDDEN")} />;
}
