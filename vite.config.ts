/**
 * Two builds. `vite build` makes the browser's files in `dist/client` with their manifest; `vite build --ssr`
 * makes `dist/server/render.js`, one file that holds all of React it needs, so that a worker starts at once.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), layersFirst()],
  publicDir: "src/storefront/public",
  logLevel: "warn",
  define: { "process.env.NODE_ENV": JSON.stringify("production") },
  // The server bundle imports nothing: not even React is looked up when a worker starts.
  ssr: { noExternal: true },
  build: isSsrBuild ? server : client,
}));

const buying = /storefront\/screens\/product\/|dictionary\/pl\/product\.ts/;
const asked = /storefront\/screens\/use-|dictionary\/pl\/product-windows\.ts/;

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
    // But what the product page shares with windows opened elsewhere stays off the other pages, and what only late code shares off all.
    output: {
      codeSplitting: {
        groups: [
          { name: "shop", test: /\.css$/, priority: 2 },
          { name: "shop", test: (module: string) => !buying.test(module) && !asked.test(module), minShareCount: 2, priority: 1 },
          { name: "buying", test: buying, minShareCount: 2 },
          { name: "asked", test: asked, minShareCount: 2 },
        ],
      },
    },
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

/** The order of the layers begins the stylesheet, whatever part's rules the bundler writes first: without it the reset would win over everything. */
function layersFirst(): Plugin {
  const order = readFileSync(join(import.meta.dirname, "src/ui/layers.css"), "utf8").replace(/\/\*.*?\*\//gs, "").trim();
  return {
    name: "layers-first",
    enforce: "post",
    generateBundle: (_, bundle) => {
      for (const file of Object.values(bundle)) if (file.type === "asset" && file.fileName.endsWith(".css")) file.source = order + String(file.source);
    },
  };
}
