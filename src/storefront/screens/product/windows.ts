/** What a product page brings when it is asked for, with its words, in one chunk of its own. */
import { productWindows } from "../../../domain/dictionary/pl/product-windows.ts";
import { teach } from "../../app/text.ts";

teach(productWindows);

export { share } from "./share.ts";
export { SizeTableDialog } from "./SizeTableDialog.tsx";
export { VideoPlayer } from "./VideoPlayer.tsx";
export { ZoomDialog } from "./ZoomDialog.tsx";
