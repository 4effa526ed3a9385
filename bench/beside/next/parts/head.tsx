import type { Metadata } from "next";
import { preload } from "react-dom";
import { readPage, readShop, type Kind } from "../shared/goods.ts";

export function metadataOf(path: string): Metadata {
  const { title, description } = readPage(path);
  return {
    title,
    description,
    icons: { icon: "/favicon.ico", apple: "/icons/icon-180.png" },
    manifest: "/manifest.webmanifest",
    openGraph: { type: "website", siteName: "Bruk", title, description, locale: "pl_PL" },
  };
}

/** The stylesheets of a kind of page beyond the shop's own; fetched with its data when a link to it comes near. */
export function Styles({ kind }: { kind: Kind }) {
  return readShop()
    .styles[kind].slice(1)
    .map((href) => {
      preload(href, { as: "style" });
      return <link key={href} rel="stylesheet" href={href} precedence="page" />;
    });
}
