import type { Templates } from "../../../contract/page-data.ts";
import { useText } from "../../app/text.ts";

/** The details table, nothing where nobody said anything. */
export function Details({ rows }: { rows: Templates["product"]["details"] }) {
  const t = useText();
  if (rows.length === 0) return null;
  return (
    <details className="buy-more" open>
      <summary className="caps">{t("PRODUCT_DETAILS")}</summary>
      <table className="details">
        <tbody>
          {rows.map(({ name, value, url }) => (
            <tr key={`${name} ${value}`}>
              <th scope="row">{name}</th>
              <td>
                {url ? (
                  <a className="link" href={url}>
                    {value}
                  </a>
                ) : (
                  value
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
