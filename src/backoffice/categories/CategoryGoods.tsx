import { useInfiniteQuery, useMutation } from "@tanstack/react-query";
import { Link } from "wouter";
import type { CategorySaid } from "../../contract/operator/categories.ts";
import { productRoutes } from "../../contract/operator/products.ts";
import { act, call } from "../api.ts";
import { Card } from "../controls/Card.tsx";
import { Act } from "../controls/Act.tsx";
import { More } from "../controls/More.tsx";
import { Read } from "../controls/Read.tsx";
import { Refused } from "../controls/Trouble.tsx";
import { GoodsPicture } from "../goods/GoodsPicture.tsx";
import { tell } from "../notice.ts";
import { ProductPicker } from "../products/ProductPicker.tsx";
import { readAgain } from "../read-again.ts";
import { useText } from "../text.ts";
import { undoOf } from "../undo.ts";
import "../controls/listed.css";

/** The goods somebody has put into a category, each with a way out of it; others are found and put in. What is in it by its rule is counted. */
export function CategoryGoods({ category: { id, goods, filling }, name }: { category: CategorySaid; name: string }) {
  const t = useText();
  const query = useInfiniteQuery({
    queryKey: ["products", "of-category", id],
    queryFn: ({ pageParam: after }) =>
      call(productRoutes.products, { query: { placed: String(id), limit: "20", ...(after && { after }) } }),
    initialPageParam: "",
    getNextPageParam: ({ next }) => next,
  });
  const place = useMutation({
    mutationFn: ({ product, takes }: { product: { id: number; name: string }; takes: boolean }) =>
      act(productRoutes.placeProducts, { body: { ids: [product.id], categoryId: id, takes } }),
    onSuccess: ({ answer, logged }, { product, takes }) => {
      const full = answer.refused.some(({ code }) => code === "CATEGORIES_FULL");
      const code = takes ? "OFFICE_CATEGORY_TAKEN_OUT" : "OFFICE_CATEGORY_PUT";
      tell(full ? t("OFFICE_REFUSED_CATEGORIES_FULL") : t(code, { product: product.name, name }), undoOf(logged));
      return readAgain([
        { entity: "product", id: String(product.id) },
        { entity: "category", id: String(id) },
      ]);
    },
  });
  const listed = query.data?.pages.flatMap(({ products }) => products) ?? [];
  return (
    <Card
      title={t("OFFICE_CATEGORY_GOODS")}
      aside={filling.rule === null ? goods : `${goods}, ${t("OFFICE_FILLING_BY_RULE", { count: filling.ruled })}`}
      flush
    >
      <Read query={query}>
        {() =>
          listed.length === 0 ? (
            <p className="none-here mute">{t("OFFICE_CATEGORY_EMPTY")}</p>
          ) : (
            <ul className="listed">
              {listed.map((product) => (
                <li key={product.id}>
                  <span className="category-product">
                    <GoodsPicture picture={product.picture} />
                    <span>
                      <Link href={`/goods/${product.id}`}>{product.name}</Link>{" "}
                      {!product.shown && <span className="mute">{t("OFFICE_GOODS_HIDDEN")}</span>}
                    </span>
                  </span>
                  <Act
                    kind="plain"
                    busy={place.isPending && place.variables.product.id === product.id}
                    aria-label={t("OFFICE_CATEGORY_TAKE_OUT_OF", { name: product.name })}
                    onClick={() => place.mutate({ product, takes: true })}
                  >
                    {t("OFFICE_CATEGORY_TAKE_OUT")}
                  </Act>
                </li>
              ))}
            </ul>
          )
        }
      </Read>
      <div className="category-goods-foot">
        <More query={query} />
        <Refused error={place.error} />
        <ProductPicker
          label={t("OFFICE_CATEGORY_FIND_GOODS")}
          picked={listed.map((product) => product.id)}
          onPick={(product) => place.mutate({ product, takes: false })}
        />
      </div>
    </Card>
  );
}
