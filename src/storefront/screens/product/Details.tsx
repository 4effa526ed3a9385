import type { Templates } from "../../../contract/page-data.ts";
import { useText } from "../../app/text.ts";

/** The details table: what it is made of first (law: Regulation (EU) 1007/2011, art. 16), then what bears out what is said of it, the weight last. */
export function Details({ page: { composition, proofs, details, weight } }: { page: Templates["product"] }) {
  const t = useText();
  const rows: { name: string; value: string; url?: string | null }[] = [...composition, ...proofs, ...details, ...(weight > 0 ? [{ name: t("PRODUCT_WEIGHT"), value: `${weight} g` }] : [])];
  if (rows.length === 0) return null;
  return (
    <details className="buy-more" open>
      <summary className="caps">{t("PRODUCT_DETAILS")}</summary>
      <table className="details">
        <tbody>
          {rows.map(({ name, value, url }) => (
            <tr key={`${name} ${value}`}>
              <th scope="row">{name}</th>
              <td>{url ? <a className="link" href={url}>{value}</a> : value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
