import { href } from "../../../contract/paths.ts";
import { Link } from "../../app/navigation/Link.tsx";
import { useLayout } from "../../app/navigation/page-context.ts";
import { useText } from "../../app/text.ts";

/** The three short lines at length, with the ways to the pages that say it all; `back`: how it may be sent back, or why not. */
export function DeliveryMore({ back }: { back: string }) {
  const t = useText();
  const { lawful, sends } = useLayout();
  const { shipping, returns } = lawful;
  const page = (url: string | null, text: string) =>
    url !== null && (
      <Link className="link" href={href(url)}>
        {text}
      </Link>
    );
  return (
    <details className="buy-more">
      <summary className="caps">{t("PRODUCT_DELIVERY_TITLE")}</summary>
      <div className="prose">
        <p>
          {t("PRODUCT_DELIVERY_HOW", { hour: sends.hour, days: [...new Set(sends.days)].join("–") })}{" "}
          {page(shipping, t("PRODUCT_DELIVERY_LINK"))}
        </p>
        <p>
          {back} {page(returns, t("PRODUCT_RETURNS_LINK"))}
        </p>
      </div>
    </details>
  );
}
