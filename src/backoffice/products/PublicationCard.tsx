import { useState } from "react";
import { type ProductSaid, productRoutes } from "../../contract/operator/products.ts";
import { Field } from "../../ui/Field.tsx";
import { act } from "../api.ts";
import { Act } from "../controls/Act.tsx";
import { Card } from "../controls/Card.tsx";
import { Refused } from "../controls/Trouble.tsx";
import { momentTyped, typedMoment } from "../moments.ts";
import { tell } from "../notice.ts";
import { useText } from "../text.ts";
import { undoOf } from "../undo.ts";
import { ProductStatus } from "./ProductStatus.tsx";
import { useProductAct } from "./use-products.ts";

/** Whether a product is in the shop, and since or from when: each act at once, and nothing else of the product with it. */
export function PublicationCard({ product }: { product: ProductSaid }) {
  const t = useText();
  const { shown, from, awaitsProducer, version } = product.publication;
  const [typed, setTyped] = useState(from === null ? "" : typedMoment(from));
  const moment = momentTyped(typed);
  const change = useProductAct(
    (to: { shown: boolean; from: string | null }) =>
      act(productRoutes.changeProductPublication, { parameters: { id: product.id }, body: to, version }),
    ({ logged }, to) =>
      tell(
        t(to.shown ? "OFFICE_GOODS_NOW_SHOWN" : to.from === null ? "OFFICE_GOODS_NOW_HIDDEN" : "OFFICE_GOODS_PLANNED"),
        undoOf(logged),
      ),
  );
  const isShown = shown || awaitsProducer;
  return (
    <Card title={t("OFFICE_GOODS_PUBLICATION")} aside={<ProductStatus publication={product.publication} />}>
      <div className="fact-groups">
        {awaitsProducer && <p>{t("OFFICE_GOODS_AWAITS_TEXT", { brand: product.placing.brand.name })}</p>}
        {!isShown && <p className="mute">{t("OFFICE_GOODS_HIDDEN_TEXT")}</p>}
        <div className="publish-acts">
          {isShown ? (
            <Act busy={change.isPending} onClick={() => change.mutate({ shown: false, from: null })}>
              {t("OFFICE_GOODS_HIDE")}
            </Act>
          ) : (
            <Act kind="ink" busy={change.isPending} onClick={() => change.mutate({ shown: true, from: null })}>
              {t("OFFICE_GOODS_SHOW")}
            </Act>
          )}
          {from !== null && (
            <Act
              kind="plain"
              busy={change.isPending}
              onClick={() => (setTyped(""), change.mutate({ shown: false, from: null }))}
            >
              {t("OFFICE_GOODS_UNPLAN")}
            </Act>
          )}
        </div>
        {!isShown && (
          <form
            className="fact-row"
            onSubmit={(event) => {
              event.preventDefault();
              if (moment !== null && !change.isPending) change.mutate({ shown: false, from: moment });
            }}
          >
            <Field
              label={t("OFFICE_GOODS_SHOW_FROM")}
              type="datetime-local"
              value={typed}
              onChange={({ currentTarget }) => setTyped(currentTarget.value)}
            />
            <Act type="submit" disabled={moment === null || moment === from}>
              {t("OFFICE_GOODS_PLAN")}
            </Act>
          </form>
        )}
        <Refused error={change.error} />
      </div>
    </Card>
  );
}
