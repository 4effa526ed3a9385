import { listing } from "../../domain/dictionary/pl/listing.ts";
import { search } from "../../domain/dictionary/pl/search.ts";
import type { Screens } from "../app/screens.ts";
import { teach } from "../app/text.ts";
import { CategoryScreen } from "./CategoryScreen.tsx";
import { ManufacturerScreen } from "./ManufacturerScreen.tsx";
import { NewProductsScreen } from "./NewProductsScreen.tsx";
import { SaleScreen } from "./SaleScreen.tsx";
import { SearchScreen } from "./SearchScreen.tsx";

teach({ ...listing, ...search });

export const screens: Screens = {
  category: CategoryScreen,
  manufacturer: ManufacturerScreen,
  newProducts: NewProductsScreen,
  sale: SaleScreen,
  search: SearchScreen,
};
