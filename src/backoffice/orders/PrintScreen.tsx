import { useQuery } from "@tanstack/react-query";
import { Link, useSearch } from "wouter";
import { type PackingList, pickedOrderRoutes } from "../../contract/operator/picked-orders.ts";
import { Icon } from "../../ui/Icon.tsx";
import { call } from "../api.ts";
import { Act } from "../controls/Act.tsx";
import { Read } from "../controls/Read.tsx";
import { ScreenHead } from "../controls/ScreenHead.tsx";
import { useText } from "../text.ts";
import { useMoney } from "../use-money.ts";
import "./print-screen.css";

/** The packing lists of the orders its address names, a sheet each: where the parcel goes, and what goes into it. */
export function PrintScreen() {
  const t = useText();
  const numbers = numbersIn(useSearch());
  const query = useQuery({
    queryKey: ["packing-lists", numbers],
    queryFn: () => listsOf(numbers),
  });
  return (
    <>
      <ScreenHead
        title={t(titleOf(query.data))}
        above={
          <Link href="/orders" className="print-back">
            <Icon name="left" small /> {t("OFFICE_ORDERS")}
          </Link>
        }
        acts={
          query.data !== undefined &&
          query.data.length > 0 && (
            <Act kind="signal" onClick={() => window.print()}>
              {t("OFFICE_PRINT_DO")}
            </Act>
          )
        }
      />
      <Read query={query}>
        {(lists) =>
          lists.length === 0 ? (
            <p>{t("OFFICE_PRINT_NONE")}</p>
          ) : (
            lists.map((list) => <Sheet key={list.number} list={list} />)
          )
        }
      </Read>
    </>
  );
}

function Sheet({ list }: { list: PackingList }) {
  const t = useText();
  const money = useMoney();
  const pieces = list.lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <section className="packing-list" aria-label={t("OFFICE_ORDER", { number: list.number })}>
      <header>
        <h2>{list.number}</h2>
        <p>{list.delivery}</p>
      </header>
      <address>
        <strong>{list.name}</strong>
        {list.address.map((line) => (
          <span key={line}>{line}</span>
        ))}
        <span>{list.phone}</span>
        {list.point !== null && (
          <span>
            <strong>{list.point.id}</strong> {list.point.address}
          </span>
        )}
      </address>
      {list.collects != null && (
        <p>
          {t("OFFICE_PRINT_COLLECTS")} <strong className="money">{money(list.collects)}</strong>
        </p>
      )}
      {list.comment !== "" && <p className="breaks">{list.comment}</p>}
      <table>
        <thead>
          <tr>
            <th scope="col">{t("OFFICE_PRINT_SHELF")}</th>
            <th scope="col">{t("OFFICE_PRINT_QUANTITY")}</th>
            <th scope="col">{t("OFFICE_PRINT_GOODS")}</th>
            <th scope="col">SKU</th>
            <th scope="col">EAN</th>
          </tr>
        </thead>
        <tbody>
          {list.lines.map((line, at) => (
            <tr key={at}>
              <td>{line.shelf}</td>
              <td className="packing-quantity">{line.quantity}</td>
              <td>
                {line.name} {line.variant}
              </td>
              <td>{line.sku}</td>
              <td>{line.ean}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td />
            <td className="packing-quantity">{pieces}</td>
            <td colSpan={3} />
          </tr>
        </tfoot>
      </table>
    </section>
  );
}

/** What is still here is to be packed; sheets of what has left, or of both, are packing lists. */
function titleOf(lists: readonly PackingList[] = []) {
  const left = lists.some(({ state }) => state === "sent" || state === "delivered" || state === "returned");
  return left ? "OFFICE_PRINT_LISTS" : "OFFICE_PRINT_TITLE";
}

function numbersIn(search: string): string[] {
  const named = new URLSearchParams(search).get("numbers")?.split(",") ?? [];
  return named.filter((number) => /^[1-9]\d{0,14}$/.test(number));
}

async function listsOf(numbers: readonly string[]): Promise<PackingList[]> {
  const lists: PackingList[] = [];
  for (let from = 0; from < numbers.length; from += 50) {
    const query = { numbers: numbers.slice(from, from + 50).join(",") };
    lists.push(...(await call(pickedOrderRoutes.packingLists, { query })).lists);
  }
  return lists;
}
