import { renderToString } from "react-dom/server";
import type { AnyPage, Layout } from "../contract/page-data.ts";
import { cz } from "../domain/dictionary/cz.ts";
import { en } from "../domain/dictionary/en.ts";
import { pl } from "../domain/dictionary/pl.ts";
import { languageOf } from "../domain/language.ts";
import type { Product } from "../domain/catalogue/product.ts";
import type { Currency } from "../domain/money.ts";
import { App } from "./app/App.tsx";
import { PrerenderedInsides, type ShellTag } from "./app/navigation/ShellPart.tsx";
import { LanguageContext, LayoutContext } from "./app/navigation/page-context.ts";
import { giveScreens } from "./app/screens.ts";
import { givePrerenderedTexts } from "./app/text.ts";
import { CategoryMenu } from "./layout/CategoryMenu.tsx";
import { givePrerenderedMenu } from "./layout/CategoryMenuSlot.tsx";
import { activePath } from "./layout/menu.ts";
import { FilterForm } from "./screens/listing/FilterForm.tsx";
import { givePrerenderedForm } from "./screens/listing/prerendered-form.ts";
import { screens as account } from "./screens/account-part.ts";
import { screens as statements } from "./screens/statements-part.ts";
import { screens as forms } from "./screens/forms-part.ts";
import { screens as home } from "./screens/home-part.ts";
import { screens as listing } from "./screens/listing-part.ts";
import { screens as look } from "./screens/look-part.ts";
import { givePrerenderedGate } from "./screens/product/AgeGateSlot.tsx";
import { PrerenderedAgeGate } from "./screens/product/PrerenderedAgeGate.tsx";
import { LooksAndReviews } from "./screens/product/LooksAndReviews.tsx";
import { givePrerenderedLimits } from "./screens/product/LimitsSlot.tsx";
import { givePrerenderedReviews } from "./screens/product/ReviewsSlot.tsx";
import { SellingLimits } from "./screens/product/SellingLimits.tsx";
import { screens as orders } from "./screens/orders-part.ts";
import { screens as product } from "./screens/product-part.ts";
import { screens as text } from "./screens/text-part.ts";
import { beginIn, session } from "./session/store.ts";
import { filled, markOf, type PrerenderedTile, withMarks } from "./tile/prerendered-tiles.ts";
import { Tile } from "./tile/Tile.tsx";

givePrerenderedForm(
  (listing, path) => listing.facets && <FilterForm facets={listing.facets} view={listing} path={path} />,
);
givePrerenderedMenu(CategoryMenu);
givePrerenderedReviews(LooksAndReviews);
givePrerenderedLimits(SellingLimits);
givePrerenderedGate(PrerenderedAgeGate);
givePrerenderedTexts({ pl, en, cz });
giveScreens({ ...home, ...listing, ...look, ...product, ...forms, ...text, ...orders, ...account, ...statements });

type Repeated = { text: string };

/** What was rendered for other pages of a layout and currency: the shell's insides by what tells them apart, and tiles by what they show. */
interface Known {
  insides: Map<string, Record<ShellTag, Repeated>>;
  tiles: Map<string, Repeated>;
  /** The same tiles by the product itself, which a batch of pages has in common, and by how it is shown. */
  ofProduct: WeakMap<Product, Repeated[]>;
}

const knownOf = new WeakMap<Layout, Map<Currency, Known>>();

/** Tiles kept: a product stands on pages that are prerendered soon after each other. */
const mostTiles = 1000;

/** Returns the HTML inside `#root` for a page, in its language and currency, as the browser takes it over; what other pages show too, the shell's insides and tiles, are pieces of their own. */
export function render(page: AnyPage): (string | Repeated)[] {
  beginIn(languageOf(page.lanId), page.currency);
  const known = knownIn(page.layout, page.currency ?? "pln");
  const key = `${page.template} ${page.template === "search" ? page.data.query : page.template === "content" ? page.data.page.page_id : activePath(page).join(" ")}`;
  const inside = known.insides.get(key);
  const marked = withMarks(() =>
    renderToString(
      <PrerenderedInsides value={inside === undefined ? {} : { header: markOf("header"), footer: markOf("footer") }}>
        <App page={page} />
      </PrerenderedInsides>,
    ),
  );
  const { html, tiles } = marked;
  if (inside === undefined)
    known.insides.set(key, {
      header: insideOf(html, html.indexOf("<header"), "</header>"),
      footer: insideOf(html, html.lastIndexOf("<footer"), "</footer>"),
    });
  const shown = Object.fromEntries(tiles.map((tile, at) => [at, tileOf(tile, known, page.layout)]));
  return filled<Repeated>(marked, { ...inside, ...shown });
}

function knownIn(layout: Layout, currency: Currency): Known {
  const inCurrencies = knownOf.get(layout) ?? new Map<Currency, Known>();
  const known = inCurrencies.get(currency) ?? { insides: new Map(), tiles: new Map(), ofProduct: new WeakMap() };
  knownOf.set(layout, inCurrencies.set(currency, known));
  return known;
}

function tileOf(tile: PrerenderedTile, { tiles, ofProduct }: Known, layout: Layout): Repeated {
  const { product, first = false, listed = false } = tile;
  const looks = ofProduct.get(product) ?? [];
  if (looks.length === 0) ofProduct.set(product, looks);
  return (looks[Number(first) + 2 * Number(listed)] ??= tileByText(tile, { tiles, layout }));
}

function tileByText(tile: PrerenderedTile, { tiles, layout }: { tiles: Known["tiles"]; layout: Layout }): Repeated {
  const key = JSON.stringify(tile);
  const known = tiles.get(key);
  if (known !== undefined) return known;
  const rendered = {
    text: renderToString(
      <LanguageContext value={session.getInitialState().lanCode}>
        <LayoutContext value={layout}>
          <Tile {...tile} />
        </LayoutContext>
      </LanguageContext>,
    ),
  };
  if (tiles.size >= mostTiles) tiles.clear();
  tiles.set(key, rendered);
  return rendered;
}

/** Returns what stands in an element that begins there, up to its own end. */
function insideOf(html: string, start: number, end: string): Repeated {
  return { text: html.slice(html.indexOf(">", start) + 1, html.indexOf(end, start)) };
}
