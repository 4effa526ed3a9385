import { fit } from "../../ui/fit.ts";
import { useLayout } from "../app/page-context.ts";
import { useText } from "../app/text.ts";
import { Crumbs } from "../layout/Crumbs.tsx";
import "./contact.css";

/** How to reach the shop. */
export function ContactScreen() {
  const t = useText();
  const { shop } = useLayout();
  return (
    <>
      <Crumbs crumbs={[{ name: t("LAYOUT_CONTACT"), url: null }]} />
      <article className="contact">
        <h1 className={fit(t("LAYOUT_CONTACT"))}>{t("LAYOUT_CONTACT")}</h1>
        <p className="contact-text">{t("CONTACT_TEXT")}</p>
        <dl>
          <div>
            <dt className="caps">{t("FORM_EMAIL")}</dt>
            <dd>
              <a className="link" href={`mailto:${shop.email}`}>
                {shop.email}
              </a>
            </dd>
          </div>
          <div>
            <dt className="caps">{t("FORM_PHONE")}</dt>
            <dd>
              <a className="link" href={`tel:${shop.phone.replace(/[^\d+]/g, "")}`}>
                {shop.phone}
              </a>
            </dd>
          </div>
          <div>
            <dt className="caps">{t("CONTACT_ADDRESS")}</dt>
            <dd>
              {shop.name}
              <br />
              {shop.street}
              <br />
              {shop.city}
            </dd>
          </div>
        </dl>
      </article>
    </>
  );
}
