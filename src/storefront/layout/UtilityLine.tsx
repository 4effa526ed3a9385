import { paths } from "../../contract/paths.ts";
import { Link } from "../app/navigation/Link.tsx";
import { useLayout } from "../app/navigation/page-context.ts";
import { Price } from "../app/Price.tsx";
import { useText } from "../app/text.ts";
import { CurrencySelect } from "./CurrencySelect.tsx";
import { LanguageSelect } from "./LanguageSelect.tsx";
import "./utility-line.css";

/** The thin line at the top of a wide window. */
export function UtilityLine() {
  const t = useText();
  const { freeShippingFrom } = useLayout();
  return (
    <div className="utility">
      <p>
        {freeShippingFrom !== null && (
          <>
            {t("LAYOUT_FREESHIPPING")}{" "}
            <b>
              <Price of={freeShippingFrom} />
            </b>
            <span className="utility-dot"> · </span>
          </>
        )}
        {t("LAYOUT_RETURNS")}
      </p>
      <ul>
        <li>
          <Link href={paths.contact}>{t("LAYOUT_CONTACT")}</Link>
        </li>
        <li>
          <LanguageSelect />
        </li>
        <li>
          <CurrencySelect />
        </li>
      </ul>
    </div>
  );
}
