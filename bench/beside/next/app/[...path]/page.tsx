import { metadataOf, Styles } from "../../parts/head.tsx";
import { Listing } from "../../parts/Listing.tsx";
import { Product } from "../../parts/Product.tsx";
import { Text } from "../../parts/Text.tsx";
import { readPage, readPaths, type Page } from "../../shared/goods.ts";

interface Props {
  params: Promise<{ path: string[] }>;
}

/** Categories and products share the first part of their addresses, so one route makes them all. */
export function generateStaticParams() {
  return Object.keys(readPaths())
    .filter((path) => path !== "/")
    .map((path) => ({ path: path.split("/").slice(1, -1) }));
}

export const dynamicParams = false;

export const generateMetadata = async ({ params }: Props) => metadataOf(await pathOf(params));

export default async function AnyPage({ params }: Props) {
  const page = readPage(await pathOf(params));
  return (
    <>
      <Styles kind={page.kind} />
      <Inside page={page} />
    </>
  );
}

function Inside({ page }: { page: Page }) {
  if (page.kind === "listing") return <Listing {...page.data} />;
  if (page.kind === "product") return <Product {...page.data} />;
  if (page.kind === "text") return <Text {...page.data} />;
  return null;
}

async function pathOf(params: Props["params"]): Promise<string> {
  return `/${(await params).path.join("/")}/`;
}
