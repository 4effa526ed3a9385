import type { Templates } from "../../../contract/page-data.ts";
import type { Contact } from "../../../domain/producer.ts";
import { useText } from "../../app/text.ts";

/** Who made it and who answers for it in the Union, to be reached by post and by e-mail (law: Regulation (EU) 2023/988, art. 19). */
export function Safety({ producer }: { producer: Templates["product"]["producer"] }) {
  const t = useText();
  const said: [string, Contact | null][] = [[t("PRODUCT_PRODUCER"), producer], [t("PRODUCT_RESPONSIBLE"), producer.responsible]];
  const rows = said.filter((row): row is [string, Contact] => Boolean(row[1]?.name));
  return (
    <details className="buy-more">
      <summary className="caps">{t("PRODUCT_SAFETY")}</summary>
      <table className="details">
        <tbody>
          {rows.map(([who, { name, address, email }]) => (
            <tr key={who}>
              <th scope="row">{who}</th>
              <td>
                {name}
                <br />
                {address}
                <br />
                <a className="link" href={`mailto:${email}`}>
                  {email}
                </a>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
