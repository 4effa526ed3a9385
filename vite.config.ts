/**
 * Two builds. `vite build` makes the browser's files in `dist/client` with their manifest; `vite build --ssr`
 * makes `dist/server/render.js`, one file that holds all of React it needs, so that a worker starts at once.
 */
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react()],
  publicDir: "src/storefront/public",
  logLevel: "warn",
  define: { "process.env.NODE_ENV": JSON.stringify("production") },
  // The server bundle imports nothing: not even React is looked up when a worker starts.
  ssr: { noExternal: true },
  build: isSsrBuild ? server : client,
}));

const client = {
  outDir: "dist/client",
  emptyOutDir: true,
  manifest: "manifest.json",
  target: "es2022",
  // The page may load pictures and fonts from 'self' alone, so none is written into the stylesheet.
  assetsInlineLimit: 0,
  cssCodeSplit: false,
  // Chunks are asked for one at a time, and the stylesheet is whole: there is nothing to preload with them.
  modulePreload: false,
  rolldownOptions: {
    input: { main: "src/storefront/entry-browser.tsx", head: "src/storefront/head.ts" },
    // What any two parts share is one file, which every page needs anyway: not twenty small ones.
    // So are all styles, in the order they are imported: the order of the layers has to be said before the first of them.
    output: { codeSplitting: { groups: [{ name: "shop", test: /\.css$/, priority: 1 }, { name: "shop", minShareCount: 2 }] } },
  },
};

const server = {
  ssr: true,
  outDir: "dist/server",
  emptyOutDir: true,
  target: "node24",
  minify: true,
  rolldownOptions: {
    input: "src/storefront/entry-server.tsx",
    output: { entryFileNames: "render.js", codeSplitting: false },
  },
};
