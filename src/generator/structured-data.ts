import type { Crumb, PageData, Template, Templates } from "../contract/page-data.ts";
import { href, imageHref } from "../contract/paths.ts";
import { plainText } from "./plain-text.ts";

/** Answers the JSON-LD objects of a page: Product and BreadcrumbList where it has them. */
export function structuredData<T extends Template>(page: PageData<T>, publicUrl: string): object[] {
  const data = page.data as Partial<Templates["product"]>;
  return [
    ...(page.template === "product" ? [productData(page.data as Templates["product"], publicUrl)] : []),
    ...(data.crumbs && data.crumbs.length > 0 ? [breadcrumbData(data.crumbs, page, publicUrl)] : []),
  ];
}

function productData({ product, description }: Templates["product"], publicUrl: string): object {
  return {
    "@context": "https://schema.org",
    "@type": "Product",
    name: product.product_name,
    sku: product.product_id,
    image: product.images.map((image) => publicUrl + imageHref(image.path, "1200x1500")),
    description: plainText(description, 5000),
    brand: { "@type": "Brand", name: product.manufacturer_name },
    offers: {
      "@type": "Offer",
      url: publicUrl + href(product.url),
      price: product.real_price,
      priceCurrency: "PLN",
      itemCondition: "https://schema.org/NewCondition",
      availability: `https://schema.org/${product.product_quantity > 0 ? "InStock" : "OutOfStock"}`,
    },
  };
}

function breadcrumbData(crumbs: Crumb[], page: PageData, publicUrl: string): object {
  const items = [...crumbs, ...(page.template === "product" ? [{ name: (page.data as Templates["product"]).product.product_name, url: page.path.slice(1) }] : [])];
  return {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: items.map((crumb, place) => ({
      "@type": "ListItem",
      position: place + 1,
      name: plainText(crumb.name),
      ...(crumb.url === null ? {} : { item: publicUrl + href(crumb.url) }),
    })),
  };
}
