import { changedView, listingHref } from "../../../contract/listing-address.ts";
import type { Listing } from "../../../contract/page-data.ts";
import { perPageChoices } from "../../../contract/listing-sorts.ts";
import { Icon } from "../../../ui/Icon.tsx";
import { Link } from "../../app/navigation/Link.tsx";
import { useText } from "../../app/text.ts";
import { shownOf } from "./shown-of.ts";
import { pageNumbers } from "./page-numbers.ts";
import "./pager.css";

/** The pages of a listing under real addresses, and how many products make a page; nothing where all fit on one. */
export function Pager({ listing, path }: { listing: Listing; path: string }) {
  const t = useText();
  const { total, page, perPage } = listing;
  const pages = Math.ceil(total / perPage);
  if (total <= perPageChoices[0]) return <div className="pager pager-none" />;
  const to = (number: number) => listingHref(path, changedView(listing, { page: number }));
  return (
    <div className="pager">
      <p className="figures">{t("LISTING_SHOWN", shownOf(listing))}</p>
      {pages > 1 && (
        <nav aria-label={t("LISTING_PAGES")}>
          <ul className="pager-pages figures">
            <li>
              {page > 1 && (
                <Link className="pager-step" href={to(page - 1)} rel="prev" aria-label={t("LISTING_PREVIOUS")}>
                  <Icon name="left" />
                </Link>
              )}
            </li>
            {pageNumbers(page, pages).map((number, index) => (
              <li key={index}>
                {number === null ? (
                  <span>…</span>
                ) : (
                  <Link
                    href={to(number)}
                    aria-label={t("LISTING_PAGE", { page: number })}
                    aria-current={number === page ? "page" : undefined}
                  >
                    {number}
                  </Link>
                )}
              </li>
            ))}
            <li>
              {page < pages && (
                <Link className="pager-step" href={to(page + 1)} rel="next" aria-label={t("LISTING_NEXT")}>
                  <Icon name="right" />
                </Link>
              )}
            </li>
          </ul>
        </nav>
      )}
      <p className="pager-per" role="group" aria-label={t("LISTING_PER")}>
        <span aria-hidden="true">{t("LISTING_PER")}</span>
        {perPageChoices.map((choice) => (
          <Link
            key={choice}
            href={listingHref(path, changedView(listing, { perPage: choice }))}
            aria-current={choice === perPage ? "true" : undefined}
          >
            {choice}
          </Link>
        ))}
      </p>
    </div>
  );
}
