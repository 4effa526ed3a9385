import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import type * as v from "valibot";
import { operatorRoutes } from "../../contract/operator/routes.ts";
import { jpegHref } from "../../contract/paths.ts";
import { call } from "../api.ts";
import { Act } from "../controls/Act.tsx";
import { Refused } from "../controls/Trouble.tsx";
import { useCount, useText } from "../text.ts";
import { useMoney } from "../use-money.ts";
import "./goods-picker.css";

type Goods = v.InferOutput<(typeof operatorRoutes)["goods"]["answer"]>["goods"][number];
export type PickedVariant = Goods["variants"][number] & Pick<Goods, "name" | "picture">;

/** Finds goods by name, SKU or EAN; a press on a size adds a piece of it. */
export function GoodsPicker({ onPick }: { onPick: (picked: PickedVariant) => void }) {
  const t = useText();
  const [typed, setTyped] = useState("");
  const [asked, setAsked] = useState("");
  const { data, error, isFetching } = useQuery({
    queryKey: ["goods", asked],
    queryFn: () => call(operatorRoutes.goods, { query: { q: asked } }),
    enabled: asked !== "",
    placeholderData: keepPreviousData,
  });
  const find = (event: FormEvent) => {
    event.preventDefault();
    setAsked(typed.trim());
  };
  return (
    <div className="goods-picker">
      <form role="search" className="goods-find" onSubmit={find}>
        <label>
          <span className="hidden-text">{t("OFFICE_GOODS_FIND")}</span>
          <input
            type="search"
            className="input"
            enterKeyHint="search"
            placeholder={t("OFFICE_GOODS_FIND")}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
        </label>
        <Act type="submit" kind="plain" busy={isFetching}>
          {t("OFFICE_FIND_DO")}
        </Act>
      </form>
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
      <span className="order-picture">
        {goods.picture !== null && (
          <img src={jpegHref(goods.picture, "160x200")} alt="" width={56} height={70} loading="lazy" />
        )}
      </span>
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
