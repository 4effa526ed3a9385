import { useText } from "../../app/text.ts";

/** The details table, the weight last. */
export function Details({ details, weight }: { details: readonly { name: string; value: string }[]; weight: number }) {
  const t = useText();
  const rows = weight > 0 ? [...details, { name: t("PRODUCT_WEIGHT"), value: `${weight} g` }] : details;
  if (rows.length === 0) return null;
  return (
    <details className="buy-more" open>
      <summary className="caps">{t("PRODUCT_DETAILS")}</summary>
      <table className="details">
        <tbody>
          {rows.map(({ name, value }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
