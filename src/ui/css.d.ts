/** Stylesheets are imported for their effect; Vite gathers them into one file. */
declare module "*.css";

interface ImportMeta {
  readonly env: { readonly SSR: boolean };
}

/** Pictures and fonts are imported for their address. */
declare module "*.svg" {
  export const address: string;
  export default address;
}
