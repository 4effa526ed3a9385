import { useState } from "react";
import type { SizeTableSaid } from "../../contract/operator/size-tables.ts";
import { sizeTableLimits } from "../../domain/catalogue/size-table.ts";
import { Icon } from "../../ui/Icon.tsx";
import { Act } from "../controls/Act.tsx";
import { Choice } from "../controls/Choice.tsx";
import { usePlaces } from "../products/use-products.ts";
import { useText } from "../text.ts";

type Places = SizeTableSaid["places"];

/** In which categories a size table applies, of every brand or of one. */
export function PlaceFields({ places, onChange }: { places: Places; onChange: (places: Places) => void }) {
  const t = useText();
  const { data } = usePlaces();
  const [category, setCategory] = useState("");
  const [brand, setBrand] = useState("");
  const called = (list: readonly { id: number; name: string }[] = [], id: number) =>
    list.find((one) => one.id === id)?.name ?? String(id);
  const nameOf = ({ categoryId, manufacturerId }: Places[number]) =>
    manufacturerId === null
      ? called(data?.categories, categoryId)
      : `${called(data?.categories, categoryId)} · ${called(data?.brands, manufacturerId)}`;
  const chosen = { categoryId: Number(category), manufacturerId: brand === "" ? null : Number(brand) };
  const isThere = places.some(
    (one) => one.categoryId === chosen.categoryId && one.manufacturerId === chosen.manufacturerId,
  );
  const options = (rows: readonly { id: number; name: string }[] = []) =>
    rows.map(({ id, name }) => [String(id), name] as const);
  return (
    <div className="size-table-fields">
      <p className="mute">{t("OFFICE_SIZE_TABLE_PLACES_HELP")}</p>
      <ul className="placed">
        {places.map((place) => (
          <li key={`${place.categoryId} ${place.manufacturerId}`}>
            <span className="breaks">{nameOf(place)}</span>
            <button
              type="button"
              className="act fact-remove"
              aria-label={t("OFFICE_GOODS_REMOVE", { what: nameOf(place) })}
              onClick={() => onChange(places.filter((one) => one !== place))}
            >
              <Icon name="close" small />
            </button>
          </li>
        ))}
      </ul>
      {places.length === 0 && <p className="fact-missing">{t("OFFICE_SIZE_TABLE_WRONG_PLACES")}</p>}
      {places.length < sizeTableLimits.places && (
        <>
          <Choice
            label={t("OFFICE_CATEGORY")}
            value={category}
            options={[["", "–"], ...options(data?.categories)]}
            onChange={setCategory}
          />
          <Choice
            label={t("OFFICE_BRAND")}
            value={brand}
            options={[["", t("OFFICE_SIZE_TABLE_EVERY_BRAND")], ...options(data?.brands)]}
            onChange={setBrand}
          />
          <div>
            <Act disabled={category === "" || isThere} onClick={() => onChange([...places, chosen])}>
              {t("OFFICE_SIZE_TABLE_PLACE_ADD")}
            </Act>
          </div>
        </>
      )}
    </div>
  );
}
