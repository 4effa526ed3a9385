import { useState } from "react";
import { Link } from "wouter";
import type { Drop, DropSales } from "../../contract/operator/drops.ts";
import { Act } from "../controls/Act.tsx";
import { Card } from "../controls/Card.tsx";
import { Status } from "../controls/Status.tsx";
import { Refused } from "../controls/Trouble.tsx";
import { GoodsPicture } from "../goods/GoodsPicture.tsx";
import { useText } from "../text.ts";
import { PauseDialog } from "./PauseDialog.tsx";
import { useTurnSale } from "./use-turn-sale.ts";

type GoodsOfDrop = Drop["goods"][number];

/** The goods of a drop, size by size: what is left, held for money and sold; each can be paused by itself. */
export function DropGoods({ drop, sales }: { drop: Drop; sales: DropSales }) {
  const t = useText();
  const [pausing, setPausing] = useState<GoodsOfDrop | null>(null);
  const sold = new Map(sales.products.map((product) => [product.productId, product]));
  return (
    <Card title={t("OFFICE_DROP_GOODS")} flush>
      <ul className="drop-sold">
        {drop.goods.map((goods) => (
          <li key={goods.productId}>
            <OneOfGoods
              drop={drop}
              goods={goods}
              sizes={sold.get(goods.productId)?.sizes ?? []}
              onPause={() => setPausing(goods)}
            />
          </li>
        ))}
      </ul>
      {pausing !== null && <PauseDialog drop={drop} goods={pausing} onClose={() => setPausing(null)} />}
    </Card>
  );
}

interface OneOfGoodsProps {
  drop: Drop;
  goods: GoodsOfDrop;
  sizes: DropSales["products"][number]["sizes"];
  onPause: () => void;
}

function OneOfGoods({ drop, goods, sizes, onPause }: OneOfGoodsProps) {
  const t = useText();
  const { productId, product, picture, perPerson, paused } = goods;
  const resume = useTurnSale(drop, { products: [productId], name: product });
  return (
    <>
      <GoodsPicture picture={picture} />
      <div className="drop-sold-words">
        <p>
          <Link className="drop-name" href={`/goods/${productId}`}>
            {product}
          </Link>{" "}
          {paused && drop.state === "running" && <Status tone="bad" text={t("OFFICE_DROP_PAUSED")} />}
        </p>
        {perPerson !== null && <p className="mute">{t("OFFICE_DROP_AT_MOST", { count: perPerson })}</p>}
        <table className="figure-table drop-sizes">
          <thead>
            <tr>
              <th scope="col">{t("OFFICE_SIZE")}</th>
              <th scope="col">{t("OFFICE_DROP_LEFT")}</th>
              <th scope="col">{t("OFFICE_DROP_RESERVED")}</th>
              <th scope="col">{t("OFFICE_DROP_SOLD")}</th>
            </tr>
          </thead>
          <tbody>
            {sizes.map(({ variantId, variant, stock, reserved, sold }) => (
              <tr key={variantId} className={stock === 0 ? "drop-out" : undefined}>
                <th scope="row">{variant || "–"}</th>
                <td>{stock}</td>
                <td>{reserved}</td>
                <td>{sold}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <Refused error={resume.error} />
      </div>
      {drop.state === "running" && !drop.paused && (
        <Act
          busy={resume.isPending}
          aria-label={t(paused ? "OFFICE_DROP_RESUME_OF" : "OFFICE_DROP_PAUSE_OF", { name: product })}
          onClick={() => (paused ? resume.mutate(false) : onPause())}
        >
          {t(paused ? "OFFICE_DROP_RESUME" : "OFFICE_DROP_PAUSE")}
        </Act>
      )}
    </>
  );
}
