import type { Screens } from "../app/screens.ts";
import { ProductScreen } from "./ProductScreen.tsx";

export const screens: Screens = { product: ProductScreen };
