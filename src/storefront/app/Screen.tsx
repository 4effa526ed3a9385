import type { AnyPage } from "../../contract/page-data.ts";
import { CategoryScreen } from "../screens/CategoryScreen.tsx";
import { CompareScreen } from "../screens/CompareScreen.tsx";
import { ContactScreen } from "../screens/ContactScreen.tsx";
import { ContentScreen } from "../screens/ContentScreen.tsx";
import { HomeScreen } from "../screens/HomeScreen.tsx";
import { ManufacturerScreen } from "../screens/ManufacturerScreen.tsx";
import { NewProductsScreen } from "../screens/NewProductsScreen.tsx";
import { NotFoundScreen } from "../screens/NotFoundScreen.tsx";
import { ProductScreen } from "../screens/ProductScreen.tsx";
import { SaleScreen } from "../screens/SaleScreen.tsx";
import { SearchScreen } from "../screens/SearchScreen.tsx";

/** Answers the screen of a page's template; one that has none yet shows the not-found screen. */
export function Screen({ page }: { page: AnyPage }) {
  switch (page.template) {
    case "home":
      return <HomeScreen {...page.data} />;
    case "category":
      return <CategoryScreen key={page.path} {...page.data} />;
    case "manufacturer":
      return <ManufacturerScreen key={page.path} {...page.data} />;
    case "search":
      return <SearchScreen {...page.data} />;
    case "sale":
      return <SaleScreen {...page.data} />;
    case "newProducts":
      return <NewProductsScreen {...page.data} />;
    case "product":
      return <ProductScreen key={page.path} {...page.data} />;
    case "content":
      return <ContentScreen {...page.data} />;
    case "contact":
      return <ContactScreen />;
    case "compare":
      return <CompareScreen />;
    case "notFound":
      return <NotFoundScreen {...page.data} />;
    default:
      return <NotFoundScreen suggestions={[]} />;
  }
}
