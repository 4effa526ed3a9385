/** What a tile shows only once a pointer or the focus is on it, in a chunk of its own. */
export { QuickSizes } from "./QuickSizes.tsx";
export { QuickViewButton } from "./QuickViewButton.tsx";
export { SecondPicture } from "./SecondPicture.tsx";
