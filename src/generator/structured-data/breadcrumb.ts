import type { Crumb } from "../../contract/page-data.ts";
import { href } from "../../contract/paths.ts";
import { plainText } from "../plain-text.ts";

/** Answers the way to a page, without the headings that have no page of their own; nothing where there is no step. */
export function breadcrumbData(crumbs: readonly Crumb[], publicUrl: string): object[] {
  const steps = crumbs.filter((crumb) => crumb.url !== null);
  if (steps.length === 0) return [];
  return [{
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: steps.map((crumb, place) => ({ "@type": "ListItem", position: place + 1, name: plainText(crumb.name), item: publicUrl + href(crumb.url!) })),
  }];
}
