import { Fragment } from "react";
import type { AnyPage } from "../../contract/page-data.ts";
import { rootCategoryId } from "../../domain/catalogue/root-category.ts";
import { href, paths } from "../../contract/paths.ts";
import { Wordmark } from "../../ui/Wordmark.tsx";
import { Whole } from "../../ui/Whole.tsx";
import { ShellPart } from "../app/navigation/ShellPart.tsx";
import { Link } from "../app/navigation/Link.tsx";
import { useLayout, usePageValue } from "../app/navigation/page-context.ts";
import { EmailLink, PhoneLink } from "../app/ShopLinks.tsx";
import { useText } from "../app/text.ts";
import { FooterEnd } from "./FooterEnd.tsx";
import { Newsletter } from "./Newsletter.tsx";
import { SocialLinks } from "./SocialLinks.tsx";
import { Timeline } from "./Timeline.tsx";
import "./footer.css";

/** Pages, top categories, contact, newsletter, social profiles and timeline, copyright and credit (specification, point 2, 'footer'). */
export function Footer() {
  return (
    <ShellPart as="footer" className="foot">
      <FooterInside />
    </ShellPart>
  );
}

function FooterInside() {
  const t = useText();
  const { categories, pages, shop, social, thirdParties } = useLayout();
  const at = usePageValue(footerAddress);
  const here = (address: string) => (address === at ? "page" : undefined);
  const top = categories.filter(({ category_parent_id, url }) => category_parent_id === rootCategoryId && url !== null);
  const parents = new Set(pages.map((page) => page.parent_id));
  const roof = pages.find((page) => page.parent_id === 0 && parents.has(page.page_id));
  return (
    <>
      <div className={thirdParties.timeline === null ? "foot-grid" : "foot-grid foot-grid-timeline"}>
        <div className="foot-first">
          <Wordmark />
          <Newsletter />
          {social.length > 0 && <SocialLinks profiles={social} />}
        </div>
        <nav id="footer-categories" aria-labelledby="foot-categories">
          <h2 id="foot-categories">{t("LAYOUT_CATEGORIES")}</h2>
          <ul>
            <li>
              <Link href={paths.newProducts} aria-current={here(paths.newProducts)}>
                {t("LAYOUT_NEW")}
              </Link>
            </li>
            {top.map(({ category_id, category_name, url }) => (
              <li key={category_id}>
                <Link href={`${href(url ?? "")}#b`} aria-current={here(href(url ?? ""))}>
                  <span>{category_name}</span>
                </Link>
              </li>
            ))}
            <li>
              <Link href={paths.sale} aria-current={here(paths.sale)}>
                {t("LAYOUT_SALE")}
              </Link>
            </li>
          </ul>
        </nav>
        <nav aria-labelledby="foot-pages">
          <h2 id="foot-pages">
            {roof === undefined ? (
              t("LAYOUT_PAGES")
            ) : (
              <Link href={href(roof.url)} aria-current={here(href(roof.url))}>
                {t("LAYOUT_PAGES")}
              </Link>
            )}
          </h2>
          <ul>
            {pages
              .filter((page) => page !== roof)
              .map((page) => (
                <li key={page.page_id}>
                  <Link href={href(page.url)} aria-current={here(href(page.url))}>
                    {page.page_name}
                  </Link>
                </li>
              ))}
            <li>
              <Link href={paths.withdrawal} aria-current={here(paths.withdrawal)}>
                {t("LAYOUT_WITHDRAW")}
              </Link>
            </li>
          </ul>
        </nav>
        <div id="contact-data">
          <h2>{t("LAYOUT_CONTACTDATA")}</h2>
          <address>
            {[shop.company, shop.street, shop.city].filter(Boolean).map((line, at) => (
              <Fragment key={line}>
                {at > 0 && <br />}
                <Whole text={line} />
              </Fragment>
            ))}
            {shop.phone !== "" && <br />}
            <PhoneLink className="foot-way link whole" />
            {shop.email !== "" && <br />}
            <EmailLink className="foot-way link" />
          </address>
        </div>
        {thirdParties.timeline !== null && <Timeline url={thirdParties.timeline} />}
      </div>
      <FooterEnd />
    </>
  );
}

/** The address the footer may lead to of the page being shown; null where it leads to none such. */
function footerAddress(page: AnyPage): string | null {
  if (page.template === "category") return href(page.data.category.url ?? "");
  if (page.template === "content") return href(page.data.page.url);
  return page.template === "sale" || page.template === "newProducts" || page.template === "withdrawal"
    ? paths[page.template]
    : null;
}
