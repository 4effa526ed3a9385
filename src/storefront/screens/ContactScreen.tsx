import { Fragment } from "react";
import type { Templates } from "../../contract/page-data.ts";
import { fit } from "../../ui/fit.ts";
import { Whole } from "../../ui/Whole.tsx";
import { useLayout } from "../app/navigation/page-context.ts";
import { EmailLink, PhoneLink } from "../app/ShopLinks.tsx";
import { useText } from "../app/text.ts";
import { Crumbs } from "../layout/Crumbs.tsx";
import { ContactForm } from "./contact/ContactForm.tsx";
import "./contact/contact.css";

/** How to reach the shop: a form, its address, phone, e-mail and hours, and whose shop it is. */
export function ContactScreen({ company }: Templates["contact"]) {
  const t = useText();
  const { shop } = useLayout();
  const firm = [
    company.name,
    company.vatNumber && t("CONTACT_VAT", { number: company.vatNumber }),
    company.register,
  ].filter(Boolean);
  return (
    <>
      <Crumbs crumbs={[{ name: t("LAYOUT_CONTACT"), url: null }]} />
      <article className="contact">
        <h1 className={fit(t("LAYOUT_CONTACT"))}>{t("LAYOUT_CONTACT")}</h1>
        <p className="contact-text">{t("CONTACT_TEXT")}</p>
        {/* Seen by who comes from the cart's link, which only a browser without JavaScript, or a new tab, follows. */}
        <section className="contact-order" id="zamowienie" aria-labelledby="zamowienie-title">
          <h2 id="zamowienie-title">{t("CONTACT_ORDER_TITLE")}</h2>
          <p>{t("CONTACT_ORDER_TEXT")}</p>
        </section>
        <div className="contact-columns">
          <ContactForm email={shop.email} />
          <dl>
            {shop.email !== "" && (
              <div>
                <dt className="caps">{t("FORM_EMAIL")}</dt>
                <dd>
                  <EmailLink />
                </dd>
              </div>
            )}
            {shop.phone !== "" && (
              <div>
                <dt className="caps">{t("FORM_PHONE")}</dt>
                <dd>
                  <PhoneLink />
                </dd>
              </div>
            )}
            {company.hours !== "" && (
              <div>
                <dt className="caps">{t("CONTACT_HOURS")}</dt>
                <dd>
                  <span className="figures">{company.hours}</span>, {t("CONTACT_HOURS_WEEK")}
                </dd>
              </div>
            )}
            {(shop.street !== "" || shop.city !== "") && (
              <div>
                <dt className="caps">{t("CONTACT_ADDRESS")}</dt>
                <dd>
                  {[shop.name, shop.street, shop.city].filter(Boolean).map((line, at) => (
                    <Fragment key={line}>
                      {at > 0 && <br />}
                      <Whole text={line} />
                    </Fragment>
                  ))}
                </dd>
              </div>
            )}
            {firm.length > 0 && (
              <div>
                <dt className="caps">{t("CONTACT_COMPANY")}</dt>
                {firm.map((line) => (
                  <dd key={line} className="contact-firm">
                    <Whole text={line} />
                  </dd>
                ))}
              </div>
            )}
          </dl>
        </div>
      </article>
    </>
  );
}
