/**
 * Two builds. `vite build` makes the browser's files in `dist/client` with their manifest; `vite build --ssr`
 * makes `dist/server/render.js`, one file that holds all of React it needs, so that a worker starts at once.
 */
import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";

const files = sharedFiles();

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [stylesFirst(), react(), layersFirst(), files.plugin],
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
  // Chunks are asked for one at a time: there is nothing to preload with them but their styles.
  modulePreload: false,
  rolldownOptions: {
    input: { main: "src/storefront/entry-browser.tsx", head: "src/storefront/head.ts" },
    output: { codeSplitting: { groups: [...files.groups] } },
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

/**
 * Which file a module goes into. What every page starts with and what two screens use is one file, `shop`, which
 * every page needs anyway: not twenty small ones, and smaller packed together than apart. What one screen shares with
 * its own clicks is a file named after it, what only clicks share is `later`. The rest stays with its screen, or where the bundler puts it.
 */
function sharedFiles() {
  const users = new Map<string, Set<string>>();
  const plugin: Plugin = {
    name: "shared-files",
    buildEnd() {
      users.clear();
      const modules = [...this.getModuleIds()].map((id) => this.getModuleInfo(id)!);
      for (const part of modules.filter(({ isEntry, dynamicImporters }) => isEntry || dynamicImporters.length > 0)) {
        const reach = (id: string) => {
          const known = users.get(id) ?? new Set();
          if (known.has(part.id)) return;
          users.set(id, known.add(part.id));
          this.getModuleInfo(id)?.importedIds.forEach(reach);
        };
        reach(part.id);
      }
    },
  };
  const partsWith = (id: string) => [...(users.get(id) ?? [])];
  const screensWith = (id: string) => partsWith(id).filter((part) => part.endsWith("-part.ts"));
  const isStart = (part: string) => part.endsWith("entry-browser.tsx");
  const groups = [
    { name: "shop", test: (id: string) => !isStart(id) && (partsWith(id).some(isStart) || screensWith(id).length > 1), priority: 2 },
    { name: (id: string) => basename(screensWith(id)[0] ?? "").replace("-part.ts", ""), test: (id: string) => screensWith(id).length === 1 && partsWith(id).length > 1, priority: 1 },
    { name: "later", test: (id: string) => screensWith(id).length === 0 && partsWith(id).length > 1, priority: 1, entriesAware: true },
  ];
  return { plugin, groups };
}

/** A lazy import brings its styles first, each once: the page it came with may name them already. The bundler's own wrapper is ten times this. */
function stylesFirst(): Plugin {
  return {
    name: "styles-first",
    enforce: "pre",
    load: { filter: { id: /^\0vite\/preload-helper\.js$/ }, handler: () => helper },
  };
}

const helper = `
const come = {};
const bring = (href) => come[href] ??= document.querySelector('link[href="' + href + '"]') ? undefined : new Promise((done) => {
  const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href, onload: done, onerror: done });
  document.head.append(link);
});
export const __vitePreload = (load, files = []) => Promise.all(files.filter((file) => file.endsWith(".css")).map((file) => bring("/" + file))).then(load);
`;
