import type { HomeRow, Templates } from "../../contract/page-data.ts";
import { paths } from "../../contract/paths.ts";
import { useBelow } from "../app/navigation/use-below.ts";
import { useText } from "../app/text.ts";
import { BrandWall } from "./home/BrandWall.tsx";
import { CategoryPictures } from "./home/CategoryPictures.tsx";
import { Hero } from "./home/Hero.tsx";
import { LookCards } from "./LookCards.tsx";
import { Shelf } from "./Shelf.tsx";

/** The home page: the campaign, and rows of products, categories, looks and brands as the label has arranged them. */
export function HomeScreen({ hero, rows }: Templates["home"]) {
  const below = useBelow();
  return (
    <>
      <Hero {...hero} />
      {(below ? rows : rows.slice(0, 1)).map((row, at) => (
        // Two rows may be of one kind, and none moves while it is looked at.
        <Row key={at} {...row} />
      ))}
    </>
  );
}

function Row(row: HomeRow) {
  const t = useText();
  const { kind, title } = row;
  if (kind === "tiles") return <CategoryPictures {...row} />;
  if (kind === "looks") return <LookCards title={title ?? t("HOME_LOOKS")} looks={row.looks} />;
  if (kind === "brands") return <BrandWall {...row} />;
  const { products, count, more } = row;
  const own = {
    newest: { title: t("LAYOUT_NEW"), more: { href: paths.newProducts, text: t("HOME_ALL_NEW") } },
    bestsellers: { title: t("HOME_BESTSELLERS") },
    sale: { title: t("HOME_SALE"), more: { href: paths.sale, text: t("HOME_ALL_SALE") } },
  };
  return (
    <Shelf
      title=""
      {...(kind in own && own[kind as keyof typeof own])}
      {...(title !== undefined && { title })}
      {...(more !== undefined && { more: { href: more, text: t("LAYOUT_SEE") } })}
      {...(count !== undefined && { count })}
      products={products}
      allNew={kind === "newest"}
    />
  );
}
