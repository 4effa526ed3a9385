import { productLimits } from "../../domain/catalogue/product-form.ts";
import { Field } from "../../ui/Field.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { Card } from "../controls/Card.tsx";
import { Choice } from "../controls/Choice.tsx";
import { countriesByName, countryName } from "../country-name.ts";
import { useSpoken, useText } from "../text.ts";
import { OvertakenFields } from "../two-people/OvertakenFields.tsx";
import type { MergedForm } from "../two-people/use-merged-form.ts";
import { isMostPieces, type LimitFields } from "./product-fields.ts";
import { useFieldLabel } from "./use-field-labels.ts";
import { usePlaces } from "./use-products.ts";

/** Who may buy a product, and where: from which age, whether online, into which countries not, and how many pieces. */
export function LimitsCard({ form }: { form: MergedForm<LimitFields> }) {
  const t = useText();
  const label = useFieldLabel();
  const lanCode = useSpoken((spoken) => spoken.lanCode);
  const { data } = usePlaces();
  const { values, change } = form;
  const { blockedCountries: blocked, mostPieces } = values;
  const named = (codes: readonly string[]) => countriesByName(codes, lanCode);
  const said = (name: keyof LimitFields, value: unknown) => {
    const one = { [name]: value } as Partial<LimitFields>;
    const text =
      one.blockedCountries?.map((code) => countryName(code, lanCode)).join(", ") ??
      (one.ageMin == null ? null : t("OFFICE_GOODS_ADULTS")) ??
      (one.onlineSale === undefined ? null : t(one.onlineSale ? "OFFICE_LOG_YES" : "OFFICE_LOG_NO")) ??
      one.mostPieces ??
      "";
    return { label: label(name), text: String(text) };
  };
  return (
    <Card title={t("OFFICE_GOODS_LIMITS")}>
      <div className="fact-groups">
        <div>
          <label className="tick-row">
            <input
              type="checkbox"
              checked={values.ageMin !== null}
              onChange={({ currentTarget: { checked } }) => change({ ageMin: checked ? 18 : null })}
            />
            {t("OFFICE_GOODS_ADULTS_ONLY")}
          </label>
          <label className="tick-row">
            <input
              type="checkbox"
              checked={!values.onlineSale}
              onChange={({ currentTarget: { checked } }) => change({ onlineSale: !checked })}
            />
            {t("OFFICE_GOODS_SHOP_ONLY")}
          </label>
        </div>
        <fieldset className="fact-group">
          <legend>{label("blockedCountries")}</legend>
          {blocked.length === 0 && <p className="mute">{t("OFFICE_GOODS_SENT_EVERYWHERE")}</p>}
          <ul className="placed">
            {named(blocked).map(([code, name]) => (
              <li key={code}>
                <span className="breaks">{name}</span>
                <button
                  type="button"
                  className="act fact-remove"
                  aria-label={t("OFFICE_GOODS_REMOVE", { what: name })}
                  onClick={() => change({ blockedCountries: blocked.filter((one) => one !== code) })}
                >
                  <Icon name="close" small />
                </button>
              </li>
            ))}
          </ul>
          {blocked.length < productLimits.countries && (
            <Choice
              label={t("OFFICE_GOODS_COUNTRY_ADD")}
              value=""
              options={[["", "–"], ...named((data?.countries ?? []).filter((code) => !blocked.includes(code)))]}
              onChange={(code) => code !== "" && change({ blockedCountries: [...blocked, code] })}
            />
          )}
        </fieldset>
        <div>
          <Field
            label={label("mostPieces")}
            type="number"
            min={1}
            max={productLimits.mostPieces}
            value={mostPieces ?? ""}
            error={isMostPieces(mostPieces) ? null : t("OFFICE_GOODS_MOST_PIECES_WRONG")}
            onChange={({ currentTarget: { value } }) => change({ mostPieces: value === "" ? null : Number(value) })}
          />
          <p className="mute text-hint">{t("OFFICE_GOODS_MOST_PIECES_HELP")}</p>
        </div>
      </div>
      <OvertakenFields form={form} said={said} />
    </Card>
  );
}
