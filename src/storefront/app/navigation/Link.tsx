import { type AnchorHTMLAttributes } from "react";
import { useOwnHref } from "./page-context.ts";

/** What the next page is told of the way to it (specification, point 2: goTo, goFrom, categoryId). */
export interface Way {
  goTo?: string;
  goFrom?: string;
  categoryId?: string;
}

interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  way?: Way;
}

/**
 * A plain link, which works without JavaScript and stays in the page's language; `followLinks` answers its click with page data. What
 * it tells the next page travels in `data-way`, in three words: a menu has hundreds of them.
 */
export function Link({ way, href, ...rest }: LinkProps) {
  const own = useOwnHref();
  return (
    <a
      {...rest}
      href={own(href)}
      data-way={way === undefined ? undefined : `${way.goTo ?? ""} ${way.goFrom ?? ""} ${way.categoryId ?? ""}`}
    />
  );
}

/** Returns the way a link tells of: `category menu 180`; an empty word is nothing. */
export function wayOf({ dataset }: HTMLElement): Way | undefined {
  if (dataset["way"] === undefined) return undefined;
  const [goTo = "", goFrom = "", categoryId = ""] = dataset["way"].split(" ");
  return { ...(goTo && { goTo }), ...(goFrom && { goFrom }), ...(categoryId && { categoryId }) };
}
