import type { Screens } from "../app/screens.ts";
import { CategoryScreen } from "./CategoryScreen.tsx";
import { ManufacturerScreen } from "./ManufacturerScreen.tsx";
import { NewProductsScreen } from "./NewProductsScreen.tsx";
import { SaleScreen } from "./SaleScreen.tsx";
import { SearchScreen } from "./SearchScreen.tsx";

export const screens: Screens = {
  category: CategoryScreen,
  manufacturer: ManufacturerScreen,
  newProducts: NewProductsScreen,
  sale: SaleScreen,
  search: SearchScreen,
};
