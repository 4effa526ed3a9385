import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type * as v from "valibot";
import { phoneOrderRoutes } from "../../contract/operator/phone-orders.ts";
import { call } from "../api.ts";
import { FindForm } from "../controls/FindForm.tsx";
import { Refused } from "../controls/Trouble.tsx";
import { useCount, useText } from "../text.ts";
import { useMoney } from "../use-money.ts";
import { GoodsPicture } from "./GoodsPicture.tsx";
import "./goods-picker.css";

type Goods = v.InferOutput<(typeof phoneOrderRoutes)["goods"]["answer"]>["goods"][number];
export type PickedVariant = Goods["variants"][number] & Pick<Goods, "name" | "picture">;

/** Finds goods by name, SKU or EAN; a press on a size adds a piece of it. */
export function GoodsPicker({ onPick }: { onPick: (picked: PickedVariant) => void }) {
  const t = useText();
  const [asked, setAsked] = useState("");
  const { data, error, isFetching } = useQuery({
    queryKey: ["goods", asked],
    queryFn: () => call(phoneOrderRoutes.goods, { query: { q: asked } }),
    enabled: asked !== "",
    placeholderData: keepPreviousData,
  });
  return (
    <div className="goods-picker">
      <FindForm label={t("OFFICE_GOODS_FIND")} busy={isFetching} onFind={setAsked} />
      <Refused error={error} />
      <div role="status">
        {asked !== "" && data?.goods.length === 0 && <p className="mute">{t("OFFICE_GOODS_NONE")}</p>}
      </div>
      {asked !== "" && data !== undefined && data.goods.length > 0 && (
        <ul className="goods-found">
          {data.goods.map((goods) => (
            <FoundGoods key={goods.productId} goods={goods} onPick={onPick} />
          ))}
        </ul>
      )}
    </div>
  );
}

function FoundGoods({ goods, onPick }: { goods: Goods; onPick: (picked: PickedVariant) => void }) {
  const t = useText();
  const counted = useCount();
  const money = useMoney();
  return (
    <li>
      <GoodsPicture picture={goods.picture} />
      <div>
        <p>
          <strong>{goods.name}</strong>
        </p>
        <p className="goods-sizes">
          {goods.variants.map((variant) => (
            <button
              key={variant.variantId}
              type="button"
              className="goods-size"
              disabled={variant.stock === 0}
              onClick={() => onPick({ ...variant, name: goods.name, picture: goods.picture })}
            >
              <strong>{variant.variant || t("OFFICE_GOODS_ADD")}</strong>
              <span>
                {variant.price !== undefined && `${money({ amount: variant.price, currency: "pln" })} · `}
                {variant.stock === 0 ? t("OFFICE_SOLD_OUT") : counted("OFFICE_PIECES", variant.stock)}
              </span>
            </button>
          ))}
        </p>
      </div>
    </li>
  );
}
