import { useId } from "react";
import { dropLimits } from "../../domain/catalogue/drop.ts";
import { Field } from "../../ui/Field.tsx";
import { Act } from "../controls/Act.tsx";
import { Card } from "../controls/Card.tsx";
import { ProductPicker } from "../products/ProductPicker.tsx";
import { useText } from "../text.ts";
import { type DropFields, type GoodsField, perPersonIn } from "./drop-fields.ts";

interface DropFieldsFormProps {
  fields: DropFields;
  /** It has begun: its goods and its second stay. */
  begun: boolean;
  /** Which of its goods cannot be in it. */
  wrong: number | null;
  onChange: (some: Partial<DropFields>) => void;
}

/** What is decided of a drop: its name, its second, whether its goods are seen before, which they are and how many one person may have. */
export function DropFieldsForm({ fields, begun, wrong, onChange }: DropFieldsFormProps) {
  const t = useText();
  const group = useId();
  const { name, at, soon, goods } = fields;
  const changeOne = (productId: number, perPerson: string) =>
    onChange({ goods: goods.map((one) => (one.productId === productId ? { ...one, perPerson } : one)) });
  return (
    <>
      <Card title={t("OFFICE_DROP_TERMS")}>
        <div className="drop-terms">
          <Field
            label={t("OFFICE_DROP_NAME")}
            value={name}
            maxLength={dropLimits.name}
            autoComplete="off"
            onChange={(event) => onChange({ name: event.currentTarget.value })}
          />
          <Field
            label={t("OFFICE_DROP_AT")}
            type="datetime-local"
            step={1}
            value={at}
            disabled={begun}
            onChange={(event) => onChange({ at: event.currentTarget.value })}
          />
        </div>
        <p className="mute">{t("OFFICE_DROP_AT_TEXT")}</p>
        {!begun && (
          <fieldset className="drop-before">
            <legend className="field-label">{t("OFFICE_DROP_BEFORE")}</legend>
            {([false, true] as const).map((seen) => (
              <label key={String(seen)} className="tick-row">
                <input type="radio" name={group} checked={soon === seen} onChange={() => onChange({ soon: seen })} />
                {t(seen ? "OFFICE_DROP_SOON" : "OFFICE_DROP_UNSEEN")}
              </label>
            ))}
          </fieldset>
        )}
      </Card>
      <Card title={t("OFFICE_DROP_GOODS")} flush>
        {!begun && (
          <div className="drop-picker">
            <ProductPicker
              label={t("OFFICE_GOODS_FIND")}
              picked={goods.map(({ productId }) => productId)}
              onPick={({ id, name: product }) =>
                goods.length < dropLimits.products &&
                onChange({ goods: [...goods, { productId: id, product, perPerson: "" }] })
              }
            />
          </div>
        )}
        {goods.length === 0 && <p className="mute drop-picker">{t("OFFICE_DROP_GOODS_NONE")}</p>}
        <ul className="drop-goods">
          {goods.map((one, index) => (
            <GoodsRow
              key={one.productId}
              goods={one}
              wrong={wrong === index}
              onType={(perPerson) => changeOne(one.productId, perPerson)}
              onLeave={
                begun ? null : () => onChange({ goods: goods.filter(({ productId }) => productId !== one.productId) })
              }
            />
          ))}
        </ul>
      </Card>
    </>
  );
}

interface GoodsRowProps {
  goods: GoodsField;
  wrong: boolean;
  onType: (perPerson: string) => void;
  /** Null: it stays. */
  onLeave: (() => void) | null;
}

function GoodsRow({ goods: { product, perPerson }, wrong, onType, onLeave }: GoodsRowProps) {
  const t = useText();
  return (
    <li className={wrong ? "drop-wrong" : undefined}>
      <strong>{product}</strong>
      <Field
        label={t("OFFICE_DROP_PER_PERSON")}
        aria-label={t("OFFICE_DROP_PER_PERSON_OF", { name: product })}
        inputMode="numeric"
        autoComplete="off"
        maxLength={3}
        value={perPerson}
        error={perPersonIn(perPerson) === undefined ? t("OFFICE_DROP_PER_PERSON_WRONG") : null}
        onChange={(event) => onType(event.currentTarget.value)}
      />
      {onLeave !== null && (
        <Act kind="plain" aria-label={t("OFFICE_DROP_LEAVE_OUT", { name: product })} onClick={onLeave}>
          {t("OFFICE_REMOVE")}
        </Act>
      )}
    </li>
  );
}
