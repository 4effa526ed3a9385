import { Fragment } from "react";
import type { AnyPage, FootLink } from "../../contract/page-data.ts";
import { rootCategoryId } from "../../domain/catalogue/root-category.ts";
import { href, paths } from "../../contract/paths.ts";
import { lazyComponent } from "../../ui/lazy-component.ts";
import { Wordmark } from "../../ui/Wordmark.tsx";
import { Whole } from "../../ui/Whole.tsx";
import { Boundary } from "../app/Boundary.tsx";
import { speakOf } from "../app/first-texts.ts";
import { ShellPart } from "../app/navigation/ShellPart.tsx";
import { Link } from "../app/navigation/Link.tsx";
import { useLayout, usePageValue } from "../app/navigation/page-context.ts";
import { EmailLink, PhoneLink } from "../app/ShopLinks.tsx";
import { useText } from "../app/text.ts";
import { FooterEnd } from "./FooterEnd.tsx";
import { Newsletter } from "./Newsletter.tsx";
import { SocialLinks } from "./SocialLinks.tsx";
import "./footer.css";
// Its room is there before its code.
import "./timeline.css";

/** Its code and words come when its place is scrolled to. */
const Timeline = lazyComponent(
  async () => {
    await timelineInSight();
    const [module] = await Promise.all([import("./Timeline.tsx"), speakOf("timeline")]);
    return module.Timeline;
  },
  <section className="timeline" />,
);

function timelineInSight(): Promise<void> {
  return new Promise((resolve) => {
    new IntersectionObserver(([entry], observer) => {
      if (!entry!.isIntersecting) return;
      observer.disconnect();
      resolve();
    }).observe(document.querySelector(".timeline")!);
  });
}

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
  const { categories, pages, shop, social, thirdParties, foot } = useLayout();
  const at = usePageValue(footerAddress);
  const top = categories.filter(({ category_parent_id, url }) => category_parent_id === rootCategoryId && url !== null);
  const parents = new Set(pages.map((page) => page.parent_id));
  const roof = pages.find((page) => page.parent_id === 0 && parents.has(page.page_id));
  return (
    <>
      <div className={thirdParties.timeline === null ? "foot-grid" : "foot-grid foot-grid-timeline"}>
        <div className="foot-first">
          <Wordmark name={shop.name} />
          <Newsletter />
          {social.length > 0 && <SocialLinks profiles={social} />}
        </div>
        {foot?.categories !== false && (
          <nav id="footer-categories" aria-labelledby="foot-categories">
            <h2 id="foot-categories">{t("LAYOUT_CATEGORIES")}</h2>
            <FootLinks
              at={at}
              links={[
                [paths.newProducts, t("LAYOUT_NEW")],
                ...top.map(({ category_name, url }) => [`${href(url ?? "")}#b`, category_name] as const),
                [paths.sale, t("LAYOUT_SALE")],
              ]}
            />
          </nav>
        )}
        <nav aria-labelledby="foot-pages">
          <h2 id="foot-pages">
            {roof === undefined ? (
              t("LAYOUT_PAGES")
            ) : (
              <Link href={href(roof.url)} aria-current={href(roof.url) === at ? "page" : undefined}>
                {t("LAYOUT_PAGES")}
              </Link>
            )}
          </h2>
          <FootLinks
            at={at}
            links={[
              ...(foot?.pages ?? pages)
                .filter((page) => page.page_id !== roof?.page_id)
                .map((page) => [href(page.url), page.page_name] as const),
              [paths.withdrawal, t("LAYOUT_WITHDRAW")],
            ]}
          />
        </nav>
        {foot?.groups.map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <h2>{title}</h2>
            <FootLinks at={at} links={links} />
          </nav>
        ))}
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
        {thirdParties.timeline !== null && (
          <Boundary>
            <Timeline url={thirdParties.timeline} />
          </Boundary>
        )}
      </div>
      <FooterEnd />
    </>
  );
}

/** `at`: the address of the page being shown. */
function FootLinks({ links, at }: { links: readonly FootLink[]; at: string | null }) {
  return (
    <ul>
      {links.map(([url, name]) => (
        <li key={url}>
          <Link href={url} aria-current={url.replace("#b", "") === at ? "page" : undefined}>
            {name}
          </Link>
        </li>
      ))}
    </ul>
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
