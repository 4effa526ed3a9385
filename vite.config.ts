/**
 * Two builds. `vite build` makes the browser's files in `dist/client` with their manifest; `vite build --ssr`
 * makes `dist/server/render.js`, one file that holds all of React it needs, so that a worker starts at once.
 */
import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";

const files = filesOfScreens();

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [stylesFirst(), react(), layersFirst(), files.plugin],
  publicDir: "src/storefront/public",
  logLevel: "warn",
  // No tool of React's looks into the shop: what would speak to one is left out.
  define: { "process.env.NODE_ENV": JSON.stringify("production"), __REACT_DEVTOOLS_GLOBAL_HOOK__: "undefined" },
  // The server bundle imports nothing: not even React is looked up when a worker starts.
  ssr: { noExternal: true },
  resolve: isSsrBuild
    ? { alias: { "zustand/react": join(import.meta.dirname, "src/storefront/session/prerender-store.ts") } }
    : {},
  build: isSsrBuild ? server : client,
}));

const client = {
  outDir: "dist/client",
  emptyOutDir: true,
  manifest: "manifest.json",
  // What is widely available, as of this Vite (decisions/0073); functions of browsers: `test/browser-floor.test.ts`.
  target: "baseline-widely-available",
  // Bytes. A tick or an arrow stands in the stylesheet: fetched apart it would take a connection from the picture seen first.
  assetsInlineLimit: 400,
  // Chunks are asked for one at a time: there is nothing to preload with them but their styles.
  modulePreload: false,
  rolldownOptions: {
    input: { main: "src/storefront/entry-browser.tsx", head: "src/storefront/head.ts" },
    output: {
      codeSplitting: { groups: files.groups },
      // As far as it goes: nothing of ours does something when a property is only read.
      minify: {
        compress: { maxIterations: 20, treeshake: { propertyReadSideEffects: false } },
        mangle: { toplevel: true },
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
  const order = readFileSync(join(import.meta.dirname, "src/ui/layers.css"), "utf8")
    .replace(/\/\*.*?\*\//gs, "")
    .trim();
  return {
    name: "layers-first",
    enforce: "post",
    generateBundle: (_, bundle) => {
      for (const file of Object.values(bundle))
        if (file.type === "asset" && file.fileName.endsWith(".css")) file.source = order + String(file.source);
    },
  };
}

/**
 * Which file a module goes into. What every page starts with and what two screens use is one file, `shop`, which
 * every page needs anyway: not twenty small ones, and smaller packed together than apart. What one screen needs is a
 * file named after it. What only clicks need comes with the click, cut by the bundler.
 */
function filesOfScreens() {
  /** By module: the entries and lazy imports that need it. */
  const users = new Map<string, Set<string>>();
  const plugin: Plugin = {
    name: "files-of-screens",
    buildEnd() {
      users.clear();
      const modules = [...this.getModuleIds()].map((id) => this.getModuleInfo(id)!);
      const note = (id: string, user: string) => {
        const known = users.get(id) ?? new Set();
        if (known.has(user)) return;
        users.set(id, known.add(user));
        for (const imported of this.getModuleInfo(id)?.importedIds ?? []) note(imported, user);
      };
      for (const { id, isEntry, dynamicImporters } of modules) if (isEntry || dynamicImporters.length > 0) note(id, id);
    },
  };
  const isStart = (id: string) => id.endsWith("/entry-browser.tsx");
  // What a look shares with other screens and with clicks, no other page fetches for it: the bundler cuts it.
  const isScreens = (id: string) => id.endsWith("-part.ts") && !id.endsWith("/look-part.ts");
  const usersOf = (id: string) => (isStart(id) || isScreens(id) ? [] : [...(users.get(id) ?? [])]);
  const screensOf = (id: string) => usersOf(id).filter(isScreens);
  const groups = [
    { name: "shop", test: (id: string) => usersOf(id).some(isStart) || screensOf(id).length > 1, priority: 2 },
    {
      name: (id: string) => basename(screensOf(id)[0] ?? "").replace("-part.ts", ""),
      debugName: "screens",
      test: (id: string) => screensOf(id).length === 1,
      priority: 1,
    },
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
export const __vitePreload = (load, files = []) => Promise.all([load(), ...files.filter((file) => file.endsWith(".css")).map((file) => bring("/" + file))]).then(([module]) => module);
`;
