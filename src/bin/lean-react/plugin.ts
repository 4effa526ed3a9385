import { createRequire } from "node:module";
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Plugin } from "vite";
import { asModule } from "./as-module.ts";
import { leaveOut } from "./leave-out.ts";
import { exportsLeftOut, functionsLeftOut, hooksLeftOut, kindsLeftOut, readVersion, signs } from "./left-out.ts";

/**
 * React as this shop uses it, for the browser: its production files as modules, so that the bundler keeps only what is
 * needed, and without the parts in `left-out.ts`. The build ends when React is another version than the one those were
 * read in, or when somebody imports what is left out (decision 0049).
 */
export function leanReact(): Plugin {
  const files = filesOfReact();
  const client = files.get("react-dom/client")!;
  return {
    name: "lean-react",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "client",
    resolveId: (id) => files.get(id),
    transform(code, id) {
      // Zustand takes React whole; it needs three hooks of it.
      if (id.includes("/zustand/esm/react.mjs")) return code.replace(/^import React from/m, "import * as React from");
      if (![...files.values()].includes(id)) return undefined;
      const used =
        id === client
          ? leaveOut(code, { kinds: kindsLeftOut, functions: functionsLeftOut, hooks: hooksLeftOut, signs })
          : code;
      return { code: asModule(used, exportsLeftOut), map: null, moduleSideEffects: false };
    },
  };
}

/** By the name it is imported by: the file its package would choose for production. */
function filesOfReact(): Map<string, string> {
  const { resolve } = createRequire(import.meta.url);
  const folder = (name: string) => dirname(resolve(`${name}/package.json`));
  for (const name of ["react", "react-dom"]) {
    const { version } = JSON.parse(readFileSync(join(folder(name), "package.json"), "utf8")) as { version: string };
    if (version !== readVersion)
      throw new Error(
        `${name} ${version} is here, ${readVersion} was read: see docs/decisions/0049-react-without-what-is-not-used.md`,
      );
  }
  return new Map([
    ["react", join(folder("react"), "cjs/react.production.js")],
    ["react/jsx-runtime", join(folder("react"), "cjs/react-jsx-runtime.production.js")],
    ["react-dom", join(folder("react-dom"), "cjs/react-dom.production.js")],
    ["react-dom/client", join(folder("react-dom"), "cjs/react-dom-client.production.js")],
    ["scheduler", join(folder("scheduler"), "cjs/scheduler.production.js")],
  ]);
}
