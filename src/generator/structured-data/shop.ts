import type { PageData } from "../../contract/page-data.ts";
import { href, markHref, pathsIn } from "../../contract/paths.ts";
import { languageOf, languages } from "../../domain/language.ts";
import { returnPolicy, shippingService } from "./delivery.ts";
import type { StructuredFacts } from "./facts.ts";

/** Returns the shop itself, in all languages the same one, whose it is and how to reach it, what holds for all its goods, and its search in the page's language. */
export function shopData(
  { layout: { appearance, shop, social, sends }, head, lanId }: PageData<"home">,
  { publicUrl, facts: { company, delivery, returnsPage } }: { publicUrl: string; facts: StructuredFacts["home"] },
): object[] {
  const { lanCode, tag } = languageOf(lanId);
  const paths = pathsIn[lanCode];
  const home = publicUrl + paths.home;
  const id = `${publicUrl}${pathsIn.pl.home}#shop`;
  return [
    {
      "@context": "https://schema.org",
      "@type": "OnlineStore",
      "@id": id,
      name: shop.name,
      url: home,
      logo: publicUrl + (appearance?.icon ? markHref(`${appearance.icon}-512.png`) : "/icons/icon-512.png"),
      description: head.description,
      ...(company.name && { legalName: company.name }),
      ...(company.vatNumber && { taxID: company.vatNumber, vatID: `PL${company.vatNumber}` }),
      ...(social.length > 0 && { sameAs: social.map(({ url }) => url) }),
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
          availableLanguage: languages.map(({ tag }) => tag),
        },
      }),
      ...(delivery.length > 0 && {
        hasShippingService: shippingService(delivery, sends.hour),
        hasMerchantReturnPolicy: {
          ...returnPolicy(delivery),
          ...(returnsPage !== null && { merchantReturnLink: publicUrl + href(returnsPage) }),
        },
      }),
    },
    {
      "@context": "https://schema.org",
      "@type": "WebSite",
      name: shop.name,
      url: home,
      inLanguage: tag,
      publisher: { "@id": id },
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
