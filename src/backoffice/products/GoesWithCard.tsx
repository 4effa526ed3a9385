import { mostChosen } from "../../domain/catalogue/goes-with.ts";
import { Icon } from "../../ui/Icon.tsx";
import { Card } from "../controls/Card.tsx";
import { useText } from "../text.ts";
import { OvertakenFields } from "../two-people/OvertakenFields.tsx";
import type { MergedForm } from "../two-people/use-merged-form.ts";
import type { ChosenFields } from "./product-fields.ts";
import { ProductPicker } from "./ProductPicker.tsx";
import { useFieldLabel } from "./use-field-labels.ts";

/** What goes with a product, chosen by hand; the first comes first. */
export function GoesWithCard({ id, form }: { id: number; form: MergedForm<ChosenFields> }) {
  const t = useText();
  const label = useFieldLabel();
  const { values, change } = form;
  const { chosen } = values;
  return (
    <Card title={label("chosen")}>
      <div className="fact-groups">
        {chosen.length === 0 && <p className="mute">{t("OFFICE_GOODS_CHOSEN_NONE")}</p>}
        <ol className="placed">
          {chosen.map((one, at) => (
            <li key={one.id}>
              <span className="breaks">{one.name}</span>
              {at > 0 && (
                <button
                  type="button"
                  className="link"
                  aria-label={t("OFFICE_GOODS_MAKE_FIRST_OF", { name: one.name })}
                  onClick={() => change({ chosen: [one, ...chosen.filter((other) => other !== one)] })}
                >
                  {t("OFFICE_GOODS_MAKE_FIRST")}
                </button>
              )}
              <button
                type="button"
                className="act fact-remove"
                aria-label={t("OFFICE_GOODS_REMOVE", { what: one.name })}
                onClick={() => change({ chosen: chosen.filter((other) => other !== one) })}
              >
                <Icon name="close" small />
              </button>
            </li>
          ))}
        </ol>
        {chosen.length < mostChosen && (
          <ProductPicker
            label={t("OFFICE_GOODS_CHOSEN_FIND")}
            picked={[id, ...chosen.map((one) => one.id)]}
            onPick={(product) => change({ chosen: [...chosen, product] })}
          />
        )}
      </div>
      <OvertakenFields
        form={form}
        said={(name, value) => ({
          label: label(name),
          text: (value as ChosenFields["chosen"]).map((one) => one.name).join(", "),
        })}
      />
    </Card>
  );
}
