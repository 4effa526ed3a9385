import { queryOptions, useQuery } from "@tanstack/react-query";
import { categoryRoutes, type CategorySaid } from "../../contract/operator/categories.ts";
import { type CategoryFilling, type GoodsOrder, goodsOrders } from "../../domain/catalogue/category-rule.ts";
import { call } from "../api.ts";
import { Card } from "../controls/Card.tsx";
import { Choice } from "../controls/Choice.tsx";
import { Segments } from "../controls/Segments.tsx";
import { queryClient } from "../queries.ts";
import { useText } from "../text.ts";
import { OvertakenFields } from "../two-people/OvertakenFields.tsx";
import type { MergedForm } from "../two-people/use-merged-form.ts";
import { firstRule, isWholeRule } from "./filling-fields.ts";
import { HandOrder } from "./HandOrder.tsx";
import { RuleFields } from "./RuleFields.tsx";
import { useListingSaid } from "./use-listing-said.ts";
import "./fillings.css";

interface FillingCardProps {
  category: CategorySaid;
  form: MergedForm<CategoryFilling>;
}

/** What fills a category beside what somebody puts into it, and in which order shoppers see its goods. */
export function FillingCard({ category: { id, filling }, form }: FillingCardProps) {
  const t = useText();
  const said = useListingSaid();
  const { rule, sorted, hand } = form.values;
  // As shoppers see them, as the category is saved.
  const asSaved = queryOptions({
    queryKey: ["categories", "goods", id, filling.version],
    queryFn: () => call(categoryRoutes.categoryGoods, { parameters: { id } }),
  });
  const goods = useQuery({ ...asSaved, enabled: sorted === "hand" });
  const sort = async (order: GoodsOrder) => {
    form.change({ sorted: order });
    if (order !== "hand" || hand.length > 0) return;
    // Who begins to put them in order by hand begins with the order there is.
    const placed = await queryClient.fetchQuery(asSaved).catch(() => null);
    if (placed !== null) form.change({ sorted: order, hand: placed.goods.map((one) => one.id) });
  };
  return (
    <Card title={t("OFFICE_FILLING")}>
      <div className="fact-groups filling-fields">
        <Segments
          label={t("OFFICE_FILLING_HOW")}
          value={rule === null ? "hand" : "rule"}
          options={[
            { value: "hand", text: t("OFFICE_FILLING_HAND") },
            { value: "rule", text: t("OFFICE_FILLING_RULE") },
          ]}
          onChange={(value) => form.change({ rule: value === "hand" ? null : (filling.rule ?? firstRule) })}
        />
        {rule !== null && (
          <>
            <p className="mute text-hint">{t("OFFICE_FILLING_RULE_TEXT")}</p>
            <RuleFields rule={rule} onChange={(changed) => form.change({ rule: changed })} />
            {!isWholeRule(rule) && <p className="fact-missing">{t("OFFICE_FILLING_RULE_WRONG")}</p>}
          </>
        )}
        <Choice
          label={t("OFFICE_FILLING_SORTED")}
          value={sorted}
          options={goodsOrders.map((one) => [one, t(`OFFICE_FILLING_SORTED_${upper(one)}`)] as const)}
          onChange={(value) => void sort(goodsOrders.find((one) => one === value) ?? sorted)}
        />
        <p className="mute text-hint">{t("OFFICE_FILLING_SORTED_TEXT")}</p>
      </div>
      {sorted === "hand" && <HandOrder query={goods} hand={hand} onChange={(order) => form.change({ hand: order })} />}
      <OvertakenFields form={form} said={said} />
    </Card>
  );
}

function upper<Order extends GoodsOrder>(order: Order): Uppercase<Order> {
  return order.toUpperCase() as Uppercase<Order>;
}
