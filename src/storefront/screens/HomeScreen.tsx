import type { Templates } from "../../contract/page-data.ts";
import { paths } from "../../contract/paths.ts";
import { useText } from "../app/text.ts";
import { BrandWall } from "./home/BrandWall.tsx";
import { CategoryPictures } from "./home/CategoryPictures.tsx";
import { Hero } from "./home/Hero.tsx";
import { Shelf } from "./Shelf.tsx";

/** The home page: the campaign, what is new, categories as pictures, bestsellers, brands, what is reduced. */
export function HomeScreen({ hero, newest, totalNew, tiles, bestsellers, sale }: Templates["home"]) {
  const t = useText();
  return (
    <>
      <Hero {...hero} />
      <Shelf
        title={t("LAYOUT_NEW")}
        count={totalNew}
        products={newest}
        allNew
        more={{ href: paths.newProducts, text: t("HOME_ALL_NEW") }}
      />
      <CategoryPictures tiles={tiles} />
      <Shelf title={t("HOME_BESTSELLERS")} products={bestsellers} />
      <BrandWall />
      <Shelf title={t("HOME_SALE")} products={sale} more={{ href: paths.sale, text: t("HOME_ALL_SALE") }} />
    </>
  );
}
