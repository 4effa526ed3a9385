import type { Crumb } from "../../contract/page-data.ts";
import { href } from "../../contract/paths.ts";

/** Returns the way to a page. On the way every step needs an address, so a heading without a page is none; the last one is this page. */
export function breadcrumbData(crumbs: readonly Crumb[], publicUrl: string): object[] {
  const steps = crumbs.filter((crumb, index) => crumb.url !== null || index === crumbs.length - 1);
  if (steps.length === 0) return [];
  return [
    {
      "@context": "https://schema.org",
      "@type": "BreadcrumbList",
      itemListElement: steps.map(({ name, url }, index) => ({
        "@type": "ListItem",
        position: index + 1,
        name,
        ...(url !== null && { item: publicUrl + href(url) }),
      })),
    },
  ];
}
