import { useEffect, useState } from "react";
import { sizeTableHref } from "../../../contract/told-paths.ts";
import type { SizeTable } from "../../../domain/catalogue/size-table.ts";
import { Dialog } from "../../../ui/Dialog.tsx";
import { useText } from "../../app/text.ts";
import type { Product } from "../../../domain/catalogue/product.ts";
import { useSession } from "../../session/store.ts";
import { storedAdvice, SizeAdvice } from "./SizeAdvice.tsx";
import "./size-table.css";

interface SizeTableProps {
  product: Product;
  /** What the shopper has chosen: the row of a size among it is marked. */
  chosen: readonly string[];
  onClose: () => void;
}

/** A product's size table with how to measure; a wide one scrolls under its first column. */
export function SizeTableDialog({ product, chosen, onClose }: SizeTableProps) {
  const t = useText();
  const table = useSizeTable(product.product_id);
  const [advised, setAdvised] = useState<readonly string[] | null>(null);
  // What is advised before what is chosen: it is what the shopper looks for here.
  const stored = typeof table === "object" && table.asked ? storedAdvice(table, table.asked, product) : [];
  const now = advised ?? stored;
  const marked = now.length > 0 ? now : chosen;
  return (
    <Dialog
      title={typeof table === "object" ? table.title : t("PRODUCT_SIZETABLE")}
      closeLabel={t("BTN_CLOSE")}
      onClose={onClose}
      className="size-table"
    >
      {typeof table === "string" ? (
        <p className="size-table-note" role={table === "failed" ? "alert" : "status"}>
          {t(table === "failed" ? "SIZETABLE_FAILED" : "SIZETABLE_WAIT")}
        </p>
      ) : (
        <>
          {table.note !== "" && <p className="size-table-note">{table.note}</p>}
          {table.asked && <SizeAdvice table={table} asked={table.asked} product={product} onAdvice={setAdvised} />}
          <div className="size-table-scroll scrolls-aside" role="region" aria-label={table.title} tabIndex={0}>
            <table>
              <thead>
                <tr>
                  {table.columns.map((column) => (
                    <th key={column} scope="col">
                      {column}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody className="figures">
                {table.rows.map(([size = "", ...cells]) => (
                  <tr
                    key={size}
                    className={marked.includes(size) ? "size-table-own" : undefined}
                    aria-current={chosen.includes(size) ? "true" : undefined}
                  >
                    <th scope="row">{size}</th>
                    {cells.map((cell, index) => (
                      <td key={table.columns[index + 1]}>{cell}</td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
          {table.measures.length > 0 && (
            <div className="size-table-how">
              <h3>{t("SIZETABLE_HOW")}</h3>
              <dl>
                {table.measures.map(({ name, how }) => (
                  <div key={name}>
                    <dt>{name}</dt>
                    <dd>{how}</dd>
                  </div>
                ))}
              </dl>
            </div>
          )}
        </>
      )}
    </Dialog>
  );
}

/** Returns the table in the shopper's language, once it is here. */
function useSizeTable(productId: string): SizeTable | "waiting" | "failed" {
  const lanId = useSession((state) => state.lanId);
  const [table, setTable] = useState<SizeTable | "waiting" | "failed">("waiting");
  useEffect(() => {
    const leaving = new AbortController();
    fetch(sizeTableHref(productId, lanId), { signal: leaving.signal })
      .then(async (response) => setTable(response.ok ? ((await response.json()) as SizeTable) : "failed"))
      .catch(() => leaving.signal.aborted || setTable("failed"));
    return () => leaving.abort();
  }, [productId, lanId]);
  return table;
}
