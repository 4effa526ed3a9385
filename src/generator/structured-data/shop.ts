import type { PageData } from "../../contract/page-data.ts";
import { paths } from "../../contract/paths.ts";

/** Returns the shop itself, how to reach it, and its search. */
export function shopData({ layout: { shop } }: PageData<"home">, publicUrl: string): object[] {
  const home = `${publicUrl}${paths.home}`;
  return [
    {
      "@context": "https://schema.org",
      "@type": "OnlineStore",
      "@id": `${home}#shop`,
      name: shop.name,
      url: home,
      logo: `${publicUrl}/icons/icon-512.png`,
      ...(shop.email && { email: shop.email }),
      ...(shop.phone && { telephone: shop.phone }),
      ...((shop.street || shop.city) && {
        address: {
          "@type": "PostalAddress",
          ...(shop.street && { streetAddress: shop.street }),
          ...(shop.city && postcodeAndCity(shop.city)),
          addressCountry: "PL",
        },
      }),
      ...((shop.email || shop.phone) && {
        contactPoint: {
          "@type": "ContactPoint",
          contactType: "customer service",
          ...(shop.email && { email: shop.email }),
          ...(shop.phone && { telephone: shop.phone }),
          availableLanguage: ["pl", "en", "cs"],
        },
      }),
    },
    {
      "@context": "https://schema.org",
      "@type": "WebSite",
      name: shop.name,
      url: home,
      publisher: { "@id": `${home}#shop` },
      potentialAction: {
        "@type": "SearchAction",
        target: { "@type": "EntryPoint", urlTemplate: `${publicUrl}${paths.search}{search_term_string}` },
        "query-input": "required name=search_term_string",
      },
    },
  ];
}

/** '31-403 Kraków' → both; a city alone stays one. */
function postcodeAndCity(text: string): { postalCode?: string; addressLocality: string } {
  const [, postalCode, city] = /^(\d\d-\d{3})\s+(.+)$/.exec(text) ?? [];
  return postalCode === undefined || city === undefined
    ? { addressLocality: text }
    : { postalCode, addressLocality: city };
}
