import { Field } from "../../ui/Field.tsx";
import { Stepper } from "../goods/Stepper.tsx";
import { amountIn } from "../amount-in.ts";
import { useMay } from "../session.ts";
import { useText } from "../text.ts";
import { useMoney } from "../use-money.ts";
import { GoodsPicture } from "../goods/GoodsPicture.tsx";
import "./change-line.css";

interface ChangeLineProps {
  name: string;
  variant: string;
  picture: string | null;
  /** Of one piece in grosze; absent where somebody may not see it. */
  cost: number | undefined;
  quantity: number;
  least?: number;
  most?: number;
  /** As it is typed; empty: what it costs by itself. */
  price: string;
  /** It goes, or it comes. */
  mark: "gone" | "new" | null;
  /** The sizes it could be instead; none where it has no other. */
  sizes?: readonly { variantId: number; variant: string; stock: number }[];
  variantId?: number;
  onQuantity: (quantity: number) => void;
  onPrice: (price: string) => void;
  onSize?: (variantId: number) => void;
}

/** One line that can be changed: pieces, size, price. */
export function ChangeLine(line: ChangeLineProps) {
  const t = useText();
  const money = useMoney();
  const mayPrice = useMay("prices.edit");
  const called = [line.name, line.variant].filter(Boolean).join(", ");
  const wrong = line.price.trim() !== "" && amountIn(line.price) === null;
  return (
    <li className={line.mark === null ? "change-line" : `change-line change-line-${line.mark}`}>
      <GoodsPicture picture={line.picture} />
      <div className="change-line-words">
        <p>
          <strong>{line.name}</strong>
        </p>
        <p className="mute">
          {[line.variant, line.cost !== undefined && money({ amount: line.cost, currency: "pln" })]
            .filter(Boolean)
            .join(" · ")}
        </p>
      </div>
      <div className="change-line-fields">
        {line.sizes !== undefined && line.sizes.length > 1 && (
          <label className="field">
            <span className="field-label">{t("OFFICE_SIZE")}</span>
            <select
              className="input"
              value={line.variantId}
              onChange={(event) => line.onSize?.(Number(event.currentTarget.value))}
            >
              {line.sizes.map((size) => (
                <option
                  key={size.variantId}
                  value={size.variantId}
                  disabled={size.stock === 0 && size.variantId !== line.variantId}
                >
                  {size.stock === 0
                    ? `${size.variant} (${t("OFFICE_SOLD_OUT")})`
                    : t("OFFICE_EXCHANGE_STOCK", { variant: size.variant, stock: size.stock })}
                </option>
              ))}
            </select>
          </label>
        )}
        {mayPrice && (
          <Field
            label={t("OFFICE_PRICE_OF_ONE")}
            inputMode="decimal"
            autoComplete="off"
            value={line.price}
            placeholder={t("OFFICE_PRICE_KEPT")}
            error={wrong ? t("OFFICE_PRICE_WRONG") : null}
            onChange={(event) => line.onPrice(event.currentTarget.value)}
          />
        )}
        <div className="field">
          <span className="field-label">{t("OFFICE_PIECES")}</span>
          <Stepper
            name={called}
            value={line.quantity}
            {...(line.least === undefined ? {} : { least: line.least })}
            {...(line.most === undefined ? {} : { most: line.most })}
            onChange={line.onQuantity}
          />
        </div>
      </div>
    </li>
  );
}
