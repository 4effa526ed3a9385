import { useEffect, useImperativeHandle, useState, type KeyboardEvent, type RefObject } from "react";
import { tidyQuery } from "../../domain/search/search-words.ts";
import { suggestions as texts } from "../../domain/dictionary/pl/suggestions.ts";
import { searchHref } from "../../contract/paths.ts";
import { usePage, useOwnHref } from "../app/navigation/page-context.ts";
import { navigate } from "../app/navigation/navigate.ts";
import { teach, useCount, useText } from "../app/text.ts";
import { useSession } from "../session/store.ts";
import { LinkSuggestions } from "./LinkSuggestions.tsx";
import { ProductSuggestion } from "./ProductSuggestion.tsx";
import { hrefsOf } from "./suggestion-hrefs.ts";
import { useSuggestions } from "./use-suggestions.ts";
import "./suggestions.css";

teach(texts);

/** Milliseconds without a key or a newer answer before what was found is said aloud: said at each key, nobody could hear it. */
const rested = 700;

/** What the field's keys do here. */
export interface SuggestionKeys {
  /** Returns whether the key was meant for the suggestions. */
  press: (event: KeyboardEvent) => boolean;
}

interface SuggestionsProps {
  /** The list's id; its options' ids begin with it. */
  id: string;
  query: string;
  focused: boolean;
  /** Where the field finds what its keys do. */
  keys: RefObject<SuggestionKeys | null>;
  /** Told what the field has to say of the list: nothing while it is closed. */
  tell: (shown: { active: string | undefined } | undefined) => void;
}

/**
 * What the search suggests while one types: places, brands, looks, products, as the list of an ARIA 1.2 combobox. Typed
 * into, it stays over the results the typing leads to, until Enter, Escape or until the field is left; whoever comes
 * to a field whose results are painted asks for it by an arrow. How much was found is said once the typing rests.
 */
export function Suggestions({ id, query, focused, keys, tell }: SuggestionsProps) {
  const t = useText();
  const own = useOwnHref();
  const counted = useCount();
  const page = usePage();
  const mobile = useSession((state) => state.mobile);
  const tidy = tidyQuery(query);
  const answer = useSuggestions(tidy, focused);
  const found = answer === "unreachable" ? null : answer;
  const painted = page.template === "search" && tidyQuery(page.data.query) === tidy;
  const [at, setAt] = useState(-1);
  const [input, setInput] = useState<"open" | "closed" | undefined>(painted ? undefined : "open");
  const [last, setLast] = useState({ tidy, focused });
  if (last.tidy !== tidy || last.focused !== focused) {
    setLast({ tidy, focused });
    setAt(-1);
    setInput(focused && last.tidy !== tidy ? "open" : undefined);
  }

  const all = own(searchHref(tidy)) + (mobile ? "#b" : "");
  const hrefs = found === null ? [] : hrefsOf(found, all);
  const open = focused && hrefs.length > 0 && input !== "closed" && (!painted || input === "open");
  const optionId = (index: number) => `${id}-${index}`;
  const active = open && at >= 0 ? optionId(at) : undefined;
  const number =
    found?.query === tidy
      ? [counted("PRODUCTS", found.total), ...(open ? [counted("SUGGEST_COUNT", hrefs.length)] : [])].join(". ")
      : "";
  const [heard, setHeard] = useState("");
  useEffect(() => {
    setHeard("");
    if (number === "" || !focused) return;
    const resting = setTimeout(() => setHeard(number), rested);
    return () => clearTimeout(resting);
  }, [number, tidy, focused]);
  useEffect(() => tell(open ? { active } : undefined), [open, active, tell]);
  useEffect(() => {
    document.getElementById(active ?? "")?.scrollIntoView({ block: "nearest" });
  }, [active]);

  const press = (event: KeyboardEvent): boolean => {
    if (event.nativeEvent.isComposing || event.altKey || event.ctrlKey || event.metaKey) return false;
    if (event.key === "Escape" && open) setInput("closed");
    else if (event.key === "Enter" && open && at >= 0) void navigate(hrefs[at]!);
    else if (event.key === "Enter") {
      setInput("closed");
      return false;
    } else if ((event.key === "ArrowDown" || event.key === "ArrowUp") && hrefs.length > 0) {
      setInput("open");
      // Before the first and after the last stands the field itself.
      const slots = hrefs.length + 1;
      setAt((((open ? at + 1 : 0) + (event.key === "ArrowDown" ? 1 : -1) + slots) % slots) - 1);
    } else return false;
    event.preventDefault();
    return true;
  };
  useImperativeHandle(keys, () => ({ press }));
  if (answer === "unreachable" && focused) {
    return (
      <div className="suggestions">
        <p className="suggestions-corrected" role="status">
          {t("SUGGEST_OFFLINE")}
        </p>
      </div>
    );
  }
  const told = (
    <p className="hidden-text" role="status">
      {heard}
    </p>
  );
  if (!open || found === null) return <>{told}</>;
  const option = (index: number) =>
    ({
      id: optionId(index),
      role: "option",
      tabIndex: -1,
      href: hrefs[index],
      "aria-selected": index === at,
      className: "suggestion",
    }) as const;
  const brandsFrom = found.categories.length;
  const looksFrom = brandsFrom + found.brands.length;
  const productsFrom = looksFrom + found.looks.length;
  return (
    <>
      {told}
      <div className="suggestions" onPointerDown={(event) => event.preventDefault()}>
        {found.corrected !== null && (
          <p className="suggestions-corrected">{t("SUGGEST_CORRECTED", { query: found.corrected })}</p>
        )}
        <div id={id} role="listbox" aria-label={t("SUGGEST_LIST")}>
          <LinkSuggestions title={t("LAYOUT_CATEGORIES")} links={found.categories} option={option} />
          <LinkSuggestions
            title={t("SUGGEST_BRANDS")}
            links={found.brands}
            option={(index) => option(index + brandsFrom)}
          />
          <LinkSuggestions
            title={t("SUGGEST_LOOKS")}
            links={found.looks}
            option={(index) => option(index + looksFrom)}
          />
          {found.products.length > 0 && (
            <div role="group" aria-label={t("SUGGEST_PRODUCTS")}>
              {found.products.map((product, index) => (
                <ProductSuggestion key={product.product_id} product={product} option={option(index + productsFrom)} />
              ))}
            </div>
          )}
          {found.total > 0 && (
            <a {...option(hrefs.length - 1)} className="suggestion suggestion-all">
              {t("SUGGEST_ALL", { count: found.total })}
            </a>
          )}
        </div>
      </div>
    </>
  );
}
