/**
 * Three builds. `vite build` makes the browser's files in `dist/client` with their manifest; `vite build --ssr`
 * makes `dist/server/render.js`, one file that holds all of React it needs, so that a worker starts at once;
 * `vite build --mode backoffice` makes the files of the back office, of which no page of the shop names any.
 */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, join } from "node:path";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";

const require = createRequire(import.meta.url);
const files = filesOfScreens();

// No tool of React's looks into the shop: what would speak to one is left out.
const define = { "process.env.NODE_ENV": JSON.stringify("production"), __REACT_DEVTOOLS_GLOBAL_HOOK__: "undefined" };

export default defineConfig(({ isSsrBuild, mode }) => (mode === "backoffice" ? backOffice() : storefront(isSsrBuild)));

const storefront = (isSsrBuild = false) => ({
  plugins: [stylesFirst("/"), react(), layersFirst(), files.plugin, ...(isSsrBuild ? [] : [reactOnce()])],
  publicDir: "src/storefront/public",
  logLevel: "warn" as const,
  define,
  // The server bundle imports nothing: not even React is looked up when a worker starts.
  ssr: { noExternal: true },
  resolve: isSsrBuild
    ? { alias: { "zustand/react": join(import.meta.dirname, "src/storefront/session/prerender-store.ts") } }
    : {},
  build: isSsrBuild ? server : client,
});

/** Staff's application lies below `/admin/`; what all of its screens need is one file, each other screen another. */
const backOffice = () => ({
  plugins: [stylesFirst("/admin/"), react(), layersFirst()],
  publicDir: false as const,
  base: "/admin/",
  logLevel: "warn" as const,
  define,
  build: {
    ...client,
    outDir: "dist/client/admin",
    rolldownOptions: { input: { office: "src/backoffice/entry.tsx" }, output: { minify } },
  },
});

// As far as it goes: nothing of ours does something when a property is only read.
const minify = {
  compress: { maxIterations: 20, treeshake: { propertyReadSideEffects: false } },
  mangle: { toplevel: true },
};

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
    input: { main: "src/storefront/entry-browser.ts", head: "src/storefront/head.ts" },
    output: {
      codeSplitting: { groups: files.groups },
      // Of what windows share the bundler would write into the name who they are.
      chunkFileNames: ({ name }: { name: string }) => `assets/${name.split("~", 1)[0]}-[hash].js`,
      minify,
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
 *
 * What a shopper comes to but seldom, a customer's pages and those with forms, adds nothing to `shop`: what only they
 * share is a file of theirs. What a screen shares with windows that others open is cut apart, so that no window brings a
 * page; but the quick view, which shows most of a product's, brings that one.
 */
function filesOfScreens() {
  /** By module: the entries and lazy imports that need it. */
  const users = new Map<string, Set<string>>();
  /** By lazily imported module: who imports it. */
  const openers = new Map<string, readonly string[]>();
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
      for (const { id, isEntry, dynamicImporters } of modules) {
        openers.set(id, dynamicImporters);
        if (isEntry || dynamicImporters.length > 0) note(id, id);
      }
    },
  };
  const isStart = (id: string) => id.endsWith("/entry-browser.ts");
  const isScreens = (id: string) => id.endsWith("-part.ts");
  // What a look shares with one other screen is a file of the two: no other page fetches it for looks.
  const isLook = (id: string) => id.endsWith("/look-part.ts");
  const isSeldom = (id: string) => /\/(?:account|forms|orders|statements)-part\.ts$/.test(id);
  const usersOf = (id: string) => (isStart(id) || isScreens(id) ? [] : [...(users.get(id) ?? [])]);
  const screensOf = (id: string) => usersOf(id).filter(isScreens).toSorted();
  const onlySeldom = (id: string) => screensOf(id).every(isSeldom);
  const nameOf = (part: string) => basename(part).replace("-part.ts", "");
  /** A product page's, and the order panel's or a customer's data's: elsewhere those would bring that page. */
  const isBesideProduct = (id: string) => /\/(?:session\/cart|screens\/watch-sight)\.ts$/.test(id);
  const isProduct = (id: string) => id.endsWith("/product-part.ts");
  /** The entries and screens that a window is opened from, by others in between too. */
  const hostsOf = (window: string, known = new Set<string>()): string[] =>
    isStart(window) || isScreens(window)
      ? [window]
      : (openers.get(window) ?? [])
          .flatMap((opener) => [...(users.get(opener) ?? [])])
          .filter((user) => !known.has(user) && known.add(user))
          .flatMap((user) => hostsOf(user, known));
  const isShared = (id: string) =>
    usersOf(id)
      .flatMap((user) => hostsOf(user))
      .some((host) => !screensOf(id).includes(host));
  const groups = [
    {
      name: "shop",
      test: (id: string) =>
        usersOf(id).some(isStart) ||
        (screensOf(id).filter((screen) => !isLook(screen)).length > 1 && !onlySeldom(id)) ||
        isBesideProduct(id),
      priority: 4,
    },
    {
      name: "shared",
      entriesAware: true,
      entriesAwareMergeThreshold: 600,
      test: (id: string) => screensOf(id).length > 0 && !screensOf(id).some(isProduct) && isShared(id),
      priority: 3,
    },
    {
      name: (id: string) => screensOf(id).map(nameOf).join("-"),
      debugName: "shared by screens",
      test: (id: string) => screensOf(id).length > 1,
      priority: 2,
    },
    {
      name: (id: string) => screensOf(id).map(nameOf).join("-"),
      debugName: "screens",
      test: (id: string) => screensOf(id).length === 1,
      priority: 1,
    },
  ];
  return { plugin, groups };
}

/**
 * React is CommonJS: each file that imports it would unwrap it for itself, with functions of the bundler's from one file
 * more. Here it is unwrapped once, in `shop`, and the others import the very functions.
 */
function reactOnce(): Plugin {
  const own = "\0react-once:";
  return {
    name: "react-once",
    enforce: "pre",
    resolveId: {
      filter: { id: /^react(?:-dom(?:\/client)?|\/jsx-runtime)?$/ },
      handler: (id, importer = "") => (/^\0|node_modules/.test(importer) ? undefined : own + id),
    },
    load: {
      filter: { id: /^\0react-once:/ },
      handler: (id) => {
        const name = id.slice(own.length);
        const exported = Object.keys(require(name) as object).filter((key) => /^[a-z]+$/i.test(key));
        return [`import * as all from "${name}";`, ...exported.map((key) => `export const ${key} = all.${key};`)].join(
          "\n",
        );
      },
    },
  };
}

/**
 * A lazy import brings its styles first, each once: the page it came with may name them already. The bundler's own wrapper is ten times this.
 * A module that did not come is asked for under another address: Chromium keeps for ever that it failed, also once the network is back.
 * Styles come as sheets of no element: after each that a `<link>` brings, WebKit scrolls to the address's anchor again, wherever the shopper is by then, and takes the focus away.
 */
function stylesFirst(base: string): Plugin {
  return {
    name: "styles-first",
    enforce: "pre",
    load: { filter: { id: /^\0vite\/preload-helper\.js$/ }, handler: () => helper(base) },
  };
}

const helper = (base: string) => `
const come = {};
const bring = (href) => come[href] ??= document.querySelector('link[href="' + href + '"]') ? undefined : fetch(href).then((answer) => answer.text()).then((css) => new CSSStyleSheet().replace(css)).then((sheet) => document.adoptedStyleSheets.push(sheet), () => undefined);
const again = (error) => {
  const url = /http.*js/.exec(error.message);
  if (!url) throw error;
  return import(url[0] + "?" + Date.now());
};
export const __vitePreload = (load, files = []) => Promise.all([load().catch(again), ...files.filter((file) => file.endsWith(".css")).map((file) => bring("${base}" + file))]).then(([module]) => module);
`;
