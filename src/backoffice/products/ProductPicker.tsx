import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { productRoutes } from "../../contract/operator/products.ts";
import { Field } from "../../ui/Field.tsx";
import { call } from "../api.ts";
import { Act } from "../controls/Act.tsx";
import { Refused } from "../controls/Trouble.tsx";
import { GoodsPicture } from "../goods/GoodsPicture.tsx";
import { useText } from "../text.ts";
import { useMoney } from "../use-money.ts";
import "./product-picker.css";

const mostFound = 8;

interface ProductPickerProps {
  label: string;
  /** The numbers of what is chosen already. */
  picked: readonly number[];
  onPick: (product: { id: number; name: string }) => void;
}

/** Finds products by name, SKU or EAN, inside a form too; a press chooses one. */
export function ProductPicker({ label, picked, onPick }: ProductPickerProps) {
  const t = useText();
  const money = useMoney();
  const [typed, setTyped] = useState("");
  const [asked, setAsked] = useState("");
  const { data, error, isFetching } = useQuery({
    queryKey: ["products", asked],
    queryFn: () => call(productRoutes.products, { query: { q: asked, limit: String(mostFound) } }),
    enabled: asked !== "",
    placeholderData: keepPreviousData,
  });
  const found = asked === "" ? [] : (data?.products ?? []);
  return (
    <div>
      <div className="product-picker-field">
        <Field
          label={label}
          type="search"
          enterKeyHint="search"
          maxLength={100}
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onKeyDown={(event) => {
            // A form around it is sent by Enter elsewhere.
            if (event.key !== "Enter") return;
            event.preventDefault();
            setAsked(typed.trim());
          }}
        />
        <Act kind="plain" busy={isFetching} onClick={() => setAsked(typed.trim())}>
          {t("OFFICE_FIND_DO")}
        </Act>
      </div>
      <Refused error={error} />
      <div role="status">
        {asked !== "" && data !== undefined && found.length === 0 && <p className="mute">{t("OFFICE_GOODS_NONE")}</p>}
      </div>
      {found.length > 0 && (
        <ul className="product-picker-found">
          {found.map(({ id, name, picture, price }) => {
            const isPicked = picked.includes(id);
            return (
              <li key={id}>
                <span className="product-picker-goods">
                  <GoodsPicture picture={picture} />
                  <span>
                    {name}
                    {price !== undefined && <span className="mute"> {money({ amount: price, currency: "pln" })}</span>}
                  </span>
                </span>
                <Act
                  busy={isPicked}
                  aria-label={t(isPicked ? "OFFICE_GOODS_TAKEN_OF" : "OFFICE_GOODS_TAKE", { name })}
                  onClick={() => onPick({ id, name })}
                >
                  {t(isPicked ? "OFFICE_GOODS_TAKEN" : "OFFICE_GOODS_ADD")}
                </Act>
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}
