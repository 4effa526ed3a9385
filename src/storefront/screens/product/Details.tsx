import type { Templates } from "../../../contract/page-data.ts";
import { useText } from "../../app/text.ts";

/** The details table: what it is made of first (law: Regulation (EU) 1007/2011, art. 16), the weight last. */
export function Details({ page: { composition, details, weight } }: { page: Templates["product"] }) {
  const t = useText();
  const rows = [...composition, ...details, ...(weight > 0 ? [{ name: t("PRODUCT_WEIGHT"), value: `${weight} g` }] : [])];
  if (rows.length === 0) return null;
  return (
    <details className="buy-more" open>
      <summary className="caps">{t("PRODUCT_DETAILS")}</summary>
      <table className="details">
        <tbody>
          {rows.map(({ name, value }) => (
            <tr key={`${name} ${value}`}>
              <th scope="row">{name}</th>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
