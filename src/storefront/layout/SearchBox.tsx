import { useEffect, useId, useRef, useState, type FormEvent, type KeyboardEvent } from "react";
import { lazyComponent } from "../../ui/lazy-component.ts";
import { limits } from "../../domain/limits.ts";
import { paths, searchedIn, searchHref } from "../../contract/paths.ts";
import { Icon } from "../../ui/Icon.tsx";
import { Boundary } from "../app/Boundary.tsx";
import { navigate } from "../app/navigation/navigate.ts";
import { usePage, useOwnHref } from "../app/navigation/page-context.ts";
import { useText } from "../app/text.ts";
import { session } from "../session/store.ts";
import type { SuggestionKeys } from "./Suggestions.tsx";
import "./search-box.css";

const Suggestions = lazyComponent(async () => (await import("./Suggestions.tsx")).Suggestions);

/** Milliseconds without a key before typing counts as a question. */
const settled = 280;

/**
 * The search field, a plain form without JavaScript. Typing more than three characters goes to the
 * results by itself, Enter at any length (specification, point 2). While typing, the results replace each
 * other in the history, not the page they were asked from, and the caret stays. What it suggests comes with its own code on the first focus.
 */
export function SearchBox({ label }: { label?: string }) {
  const t = useText();
  const own = useOwnHref();
  const page = usePage();
  const asked = page.template === "search" ? page.data.query : undefined;
  // What stands in for pages that are not kept says of itself the same wherever it stands.
  const pageKey = page.template === "offline" ? page : page.path;
  const [query, setQuery] = useState(asked ?? "");
  const [focused, setFocused] = useState<boolean>();
  const [shown, setShown] = useState<{ active: string | undefined }>();
  const field = useRef<HTMLInputElement>(null);
  const typing = useRef<ReturnType<typeof setTimeout>>(undefined);
  const typed = useRef(false);
  const keys = useRef<SuggestionKeys>(null);
  const list = useId();

  useEffect(() => {
    // Whoever went back from the results asks nothing any more; new results must not disturb the typing.
    const now = typeof pageKey === "object" ? searchedIn(location.pathname) : asked;
    if (now !== undefined && typed.current && document.activeElement === field.current) return;
    typed.current = false;
    setQuery(now ?? "");
  }, [asked, pageKey]);

  const search = (text: string, { whileTyping = false } = {}) => {
    clearTimeout(typing.current);
    const href = own(searchHref(text.trim()));
    // A blank more asks for nothing else: neither the focus nor the page may move for it.
    if (text.trim() === "" || (whileTyping && href === location.pathname)) return;
    const replace = searchedIn(location.pathname) !== undefined;
    void navigate(href + (session.getState().mobile ? "#b" : ""), { replace, keepFocus: whileTyping || replace });
  };
  const type = (text: string) => {
    typed.current = true;
    setQuery(text);
    clearTimeout(typing.current);
    if (text.trim().length > limits.searchLongerThan) {
      typing.current = setTimeout(() => search(text, { whileTyping: true }), settled);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    search(query);
  };
  // Who moves among the suggestions is choosing: the jump to the results waits no longer.
  const press = (event: KeyboardEvent) => {
    if (keys.current?.press(event) === true) clearTimeout(typing.current);
  };
  return (
    <form
      className="search"
      role="search"
      aria-label={label ?? t("LAYOUT_SEARCH")}
      action={own(paths.search)}
      method="get"
      onSubmit={submit}
    >
      <button type="submit" className="search-go" aria-label={t("LAYOUT_SEARCH")}>
        <Icon name="search" />
      </button>
      <input
        ref={field}
        name="q"
        type="search"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={120}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={shown !== undefined}
        aria-controls={shown && list}
        aria-activedescendant={shown?.active}
        aria-label={t("LAYOUT_SEARCH_WHAT")}
        placeholder={t("LAYOUT_SEARCH_HINT")}
        value={query}
        onFocus={() => setFocused(true)}
        onBlur={() => setFocused(false)}
        onKeyDown={press}
        onChange={(event) => type(event.target.value)}
      />
      {focused !== undefined && (
        <Boundary of="Suggestions">
          <Suggestions id={list} query={query} focused={focused} keys={keys} tell={setShown} />
        </Boundary>
      )}
    </form>
  );
}
