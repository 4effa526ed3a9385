import type { SafetyContact } from "../../../domain/catalogue/safety-contacts.ts";
import { useText } from "../../app/text.ts";

/** Who made it and who answers for it in the Union, to be reached by post and by e-mail (law: Regulation (EU) 2023/988, art. 19). */
export function Safety({ contacts }: { contacts: readonly SafetyContact[] }) {
  const t = useText();
  return (
    <details className="buy-more">
      <summary className="caps">{t("PRODUCT_SAFETY")}</summary>
      <table className="details">
        <tbody>
          {contacts.map(({ who, name, address, email }) => (
            <tr key={who}>
              <th scope="row">{who}</th>
              <td>
                {name}
                {address !== "" && <br />}
                {address}
                {email !== "" && (
                  <>
                    <br />
                    <a className="link" href={`mailto:${email}`}>
                      {email}
                    </a>
                  </>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
