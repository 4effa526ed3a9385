import { Price } from "../../app/Price.tsx";
import { useText } from "../../app/text.ts";

/** What some numbers of points are worth, in the shopper's currency. */
export function PointsTable({ rows }: { rows: readonly { points: number; discount: string }[] }) {
  const t = useText();
  return (
    <div className="prose-table scrolls-aside">
      <table>
        <thead>
          <tr>
            <th scope="col">{t("POINTS_POINTS")}</th>
            <th scope="col">{t("POINTS_WORTH")}</th>
            <th scope="col">{t("POINTS_LEFT")}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ points, discount }) => (
            <tr key={points}>
              <th scope="row">{points}</th>
              <td>
                <Price of={discount} />
              </td>
              <td>{points % 100}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
