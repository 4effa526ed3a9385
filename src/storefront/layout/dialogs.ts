/** The windows opened by a button, in one chunk of their own: nothing of them is loaded with the page. */
export { Drawer } from "./Drawer.tsx";
export { WishlistDialog } from "./WishlistDialog.tsx";
export { AccountDialog } from "./AccountDialog.tsx";
export { LoginDialog } from "./LoginDialog.tsx";
