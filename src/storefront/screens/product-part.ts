import { product } from "../../domain/dictionary/pl/product.ts";
import type { Screens } from "../app/screens.ts";
import { teach } from "../app/text.ts";
import { ProductScreen } from "./ProductScreen.tsx";

teach(product);

export const screens: Screens = { product: ProductScreen };
