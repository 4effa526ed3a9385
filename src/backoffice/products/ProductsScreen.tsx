import { useRef, useState } from "react";
import { Link, useLocation, useSearch } from "wouter";
import { productViews } from "../../domain/catalogue/product-form.ts";
import { Act, actClass } from "../controls/Act.tsx";
import { Menu } from "../controls/Menu.tsx";
import { More } from "../controls/More.tsx";
import { ScreenHead } from "../controls/ScreenHead.tsx";
import { Trouble } from "../controls/Trouble.tsx";
import { Views } from "../controls/Views.tsx";
import { useKeys } from "../keyboard/use-keys.ts";
import { rowInFocus, stepRow } from "../orders/step-row.ts";
import { ExportProducts } from "../imports/ExportProducts.tsx";
import { usePicks } from "../orders/use-picks.ts";
import { useMay } from "../session.ts";
import { useCount, useText } from "../text.ts";
import { askedBy, filters, listHref } from "./list-address.ts";
import { NewProductDialog } from "./NewProductDialog.tsx";
import { PickedProducts } from "./PickedProducts.tsx";
import { ProductFilters } from "./ProductFilters.tsx";
import { ProductsTable } from "./ProductsTable.tsx";
import { useProducts } from "./use-products.ts";
import "../orders/orders-screen.css";

/** The list of products: what its address asks for, page after page; several can be picked and changed at once. */
export function ProductsScreen() {
  const t = useText();
  const counted = useCount();
  const [, go] = useLocation();
  const asked = askedBy(useSearch());
  const mayAdd = useMay("prices.edit");
  const [adding, setAdding] = useState(false);
  const { data, error, isPlaceholderData, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } =
    useProducts(asked);
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const bar = useRef<HTMLElement>(null);
  const products = data?.pages.flatMap((page) => page.products) ?? [];
  const rows = products.map((product) => ({ ...product, number: product.id }));
  const here = listHref(asked);
  const picks = usePicks(here, rows);
  useKeys({
    find: () => field.current?.focus(),
    next: () => stepRow(list.current, 1),
    previous: () => stepRow(list.current, -1),
    pick: ({ shift }) => {
      const id = rowInFocus();
      if (id !== null) picks.toggle(id, shift);
    },
    bulk: () => bar.current?.querySelector<HTMLElement>(".picked-acts button")?.focus(),
    newProduct: () => mayAdd && setAdding(true),
  });
  const count = data?.pages.at(-1)?.count;
  const order = {
    title: t("OFFICE_GOODS_MENU_ORDER"),
    links: [
      { href: "/goods/categories", text: t("OFFICE_CATEGORIES") },
      { href: "/goods/brands", text: t("OFFICE_BRANDS") },
      { href: "/goods/size-tables", text: t("OFFICE_SIZE_TABLES") },
    ],
  };
  const sale = {
    title: t("OFFICE_GOODS_MENU_SALE"),
    links: [
      { href: "/goods/drops", text: t("OFFICE_DROPS") },
      { href: "/goods/cuts", text: t("OFFICE_CUTS") },
    ],
  };
  const many = {
    title: t("OFFICE_GOODS_MENU_MANY"),
    links: [
      { href: "/goods/imports", text: t("OFFICE_IMPORTS") },
      { href: "/goods/bulk", text: t("OFFICE_BULK") },
    ],
  };
  const { view = "all", ...others } = asked;
  const chosen = Object.fromEntries(filters.flatMap((name) => (others[name] ? [[name, others[name]]] : [])));
  return (
    <>
      <ScreenHead
        title={t("OFFICE_GOODS")}
        acts={
          <>
            <Menu text={t("OFFICE_GOODS_MENU")} groups={mayAdd ? [order, sale, many] : [order]} />
            {mayAdd && (
              <Act kind="signal" keyName="newProduct" onClick={() => setAdding(true)}>
                {t("OFFICE_GOODS_NEW")}
              </Act>
            )}
          </>
        }
      />
      <Views
        views={productViews.map((one) => ({ view: one, title: t(`OFFICE_GOODS_VIEW_${one.toUpperCase()}`) }))}
        current={view}
        path="/goods"
        asked={chosen}
      />
      <ProductFilters
        key={asked.q ?? ""}
        asked={asked}
        field={field}
        onChange={(next) => go(listHref(next), { replace: true })}
      />
      {data === undefined ? (
        error ? (
          <Trouble error={error} retry={() => void refetch()} />
        ) : (
          <p className="mute">{t("OFFICE_LOADING")}</p>
        )
      ) : (
        <div ref={list} aria-busy={isPlaceholderData} className="orders-list">
          <div className="list-sums">
            <p role="status">
              {count?.atLeast
                ? t("OFFICE_GOODS_AT_LEAST", { count: count.products })
                : counted("OFFICE_PRODUCTS", count?.products ?? 0)}
            </p>
            {products.length > 0 && <ExportProducts asked={asked} />}
            {products.length > 0 && (
              <Link className="link" href={here.replace("/goods", "/goods/bulk/new")}>
                {t("OFFICE_BULK_ALL")}
              </Link>
            )}
          </div>
          {products.length === 0 ? (
            <div className="card none-here">
              <h2>{t("OFFICE_GOODS_EMPTY")}</h2>
              <p className="mute">{t(here === "/goods" ? "OFFICE_GOODS_EMPTY_YET" : "OFFICE_GOODS_EMPTY_FOUND")}</p>
              {here === "/goods" && mayAdd && (
                <Link href="/goods/imports" className={actClass("ink")}>
                  {t("OFFICE_IMPORT_NEW")}
                </Link>
              )}
            </div>
          ) : (
            <ProductsTable products={rows} list={here} picks={picks} />
          )}
          <More query={{ hasNextPage, isFetchingNextPage, fetchNextPage }} />
          {error && <Trouble error={error} retry={() => void refetch()} />}
          {picks.picked.size > 0 && <PickedProducts picks={picks} bar={bar} />}
        </div>
      )}
      {adding && <NewProductDialog onClose={() => setAdding(false)} />}
    </>
  );
}
