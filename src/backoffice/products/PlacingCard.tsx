import { badges } from "../../domain/catalogue/product.ts";
import { productLimits } from "../../domain/catalogue/product-form.ts";
import { Icon } from "../../ui/Icon.tsx";
import { Card } from "../controls/Card.tsx";
import { Choice } from "../controls/Choice.tsx";
import { useText } from "../text.ts";
import { OvertakenFields } from "../two-people/OvertakenFields.tsx";
import type { MergedForm } from "../two-people/use-merged-form.ts";
import type { PlacingFields } from "./product-fields.ts";
import { useFieldLabel } from "./use-field-labels.ts";
import { usePlaces } from "./use-products.ts";

/** Where a product stands: its brand, its categories, of which the first is in its page's path, and its badges. */
export function PlacingCard({ form }: { form: MergedForm<PlacingFields> }) {
  const t = useText();
  const label = useFieldLabel();
  const { data } = usePlaces();
  const { values, change } = form;
  const { brandId, categories } = values;
  const nameOf = (id: number) => data?.categories.find((one) => one.id === id)?.name ?? String(id);
  const brandOf = (id: number) => data?.brands.find((one) => one.id === id)?.name ?? String(id);
  const said = (name: keyof PlacingFields, value: unknown) => {
    const one = { [name]: value } as Partial<PlacingFields>;
    const text =
      one.categories?.map(nameOf).join(", ") ??
      one.badges?.map((badge) => t(`OFFICE_BADGE_${badge.toUpperCase()}`)).join(", ") ??
      (one.brandId === undefined ? "" : brandOf(one.brandId));
    return { label: label(name), text };
  };
  return (
    <Card title={t("OFFICE_GOODS_PLACING")}>
      <div className="fact-groups">
        <div data-shown="brand">
          <Choice
            label={label("brandId")}
            value={String(brandId)}
            options={(data?.brands ?? [{ id: brandId, name: "…" }]).map(({ id, name }) => [String(id), name])}
            onChange={(id) => change({ brandId: Number(id) })}
          />
        </div>
        <fieldset className="fact-group" data-shown="categories">
          <legend>{label("categories")}</legend>
          <ol className="placed">
            {categories.map((id, at) => (
              <li key={id}>
                <span className="breaks">{nameOf(id)}</span>
                {at === 0 ? (
                  <span className="mute">{t("OFFICE_GOODS_FIRST")}</span>
                ) : (
                  <button
                    type="button"
                    className="link"
                    aria-label={t("OFFICE_GOODS_MAKE_FIRST_OF", { name: nameOf(id) })}
                    onClick={() => change({ categories: [id, ...categories.filter((one) => one !== id)] })}
                  >
                    {t("OFFICE_GOODS_MAKE_FIRST")}
                  </button>
                )}
                <button
                  type="button"
                  className="act fact-remove"
                  aria-label={t("OFFICE_GOODS_REMOVE", { what: nameOf(id) })}
                  onClick={() => change({ categories: categories.filter((one) => one !== id) })}
                >
                  <Icon name="close" small />
                </button>
              </li>
            ))}
          </ol>
          {categories.length === 0 && <p className="fact-missing">{t("OFFICE_GOODS_NOWHERE")}</p>}
          {categories.length < productLimits.categories && (
            <Choice
              label={t("OFFICE_GOODS_CATEGORY_ADD")}
              value=""
              options={[
                ["", "–"],
                ...(data?.categories ?? [])
                  .filter(({ id }) => !categories.includes(id))
                  .map(({ id, name }) => [String(id), name] as const),
              ]}
              onChange={(id) => id !== "" && change({ categories: [...categories, Number(id)] })}
            />
          )}
        </fieldset>
        <fieldset className="fact-group" data-shown="badges">
          <legend>{label("badges")}</legend>
          <div>
            {badges.map((badge) => (
              <label key={badge} className="tick-row">
                <input
                  type="checkbox"
                  checked={values.badges.includes(badge)}
                  onChange={({ currentTarget: { checked } }) =>
                    change({ badges: badges.filter((one) => (one === badge ? checked : values.badges.includes(one))) })
                  }
                />
                {t(`OFFICE_BADGE_${badge.toUpperCase()}`)}
              </label>
            ))}
          </div>
        </fieldset>
      </div>
      <OvertakenFields form={form} said={said} />
    </Card>
  );
}
