import type { FastifyInstance } from "fastify";
import { machinePaths, markHref, paths } from "../../contract/paths.ts";
import { allConfig } from "../../database/config.ts";
import { textIn } from "../../domain/dictionary/dictionaries.ts";
import { usualAppearance } from "../../domain/appearance/appearance.ts";
import { appearanceOf } from "../../generator/appearance.ts";
import { headText } from "../../generator/head-text.ts";
import type { ServerParts } from "../app.ts";
import { notModified, versionOf } from "../conditional-requests.ts";

/** What a phone needs to keep the shop among its apps. Colours are those of the tokens, ink and paper, where the shop has chosen no others. */
export function manifestRoutes(app: FastifyInstance, { pool }: ServerParts): void {
  app.get(machinePaths.manifest, async (request, reply) => {
    const name = (await allConfig(pool))["shop_name"] ?? "Bruk";
    const appearance = await appearanceOf(pool, name);
    const icons = iconsOf(appearance?.icon ?? null);
    const home = headText("home", "pl");
    const manifest = JSON.stringify({
      id: paths.home,
      name: `${name}. ${home.title}`,
      short_name: name,
      description: home.description,
      lang: "pl",
      dir: "ltr",
      start_url: paths.home,
      scope: paths.home,
      display: "standalone",
      theme_color: appearance?.theme ?? usualAppearance.theme,
      background_color: "#f6f6f3",
      categories: ["shopping", "lifestyle"],
      icons: [icons.small, icons.large, { ...icons.maskable, purpose: "maskable" }],
      screenshots: screens.map(({ name, size, wide, label }) => ({
        src: `/icons/screen-${name}.webp`,
        sizes: size,
        type: "image/webp",
        form_factor: wide ? "wide" : "narrow",
        label: textIn("pl", label),
      })),
      shortcuts: shortcuts.map(([code, url]) => ({ name: textIn("pl", code), url, icons: [icons.small] })),
    });
    reply.header("cache-control", "no-cache");
    return notModified(request, reply, versionOf(manifest))
      ? reply.code(304).send()
      : reply.type("application/manifest+json; charset=utf-8").send(manifest);
  });
}

const shortcuts = [
  ["LAYOUT_NEW", paths.newProducts],
  ["LAYOUT_SALE", paths.sale],
  ["LAYOUT_CONTACT", paths.contact],
] as const;

/** What a browser shows before it installs the shop; `npm run looks` draws them. */
const screens = [
  { name: "home-390", size: "390x844", wide: false, label: "MANIFEST_SCREEN_HOME" },
  { name: "product-390", size: "390x844", wide: false, label: "MANIFEST_SCREEN_PRODUCT" },
  { name: "panel-390", size: "390x844", wide: false, label: "MANIFEST_SCREEN_PANEL" },
  { name: "home-1440", size: "1440x900", wide: true, label: "MANIFEST_SCREEN_HOME" },
  { name: "product-1440", size: "1440x900", wide: true, label: "MANIFEST_SCREEN_PRODUCT" },
] as const;

/** Of the shop's own mark, or the usual ones. */
function iconsOf(mark: string | null) {
  const icon = (usual: string, own: string, size: number) => ({
    src: mark === null ? `/icons/${usual}.png` : markHref(`${mark}-${own}.png`),
    sizes: `${size}x${size}`,
    type: "image/png",
  });
  return {
    small: icon("icon-192", "192", 192),
    large: icon("icon-512", "512", 512),
    maskable: icon("icon-maskable-512", "maskable", 512),
  };
}
