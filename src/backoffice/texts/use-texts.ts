import { keepPreviousData, useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { textRoutes } from "../../contract/operator/texts.ts";
import { type TextPlace, textPlaces } from "../../domain/dictionary/text-place.ts";
import type { LanCode } from "../../domain/language.ts";
import { call } from "../api.ts";
import { useRested } from "../use-rested.ts";

/** What the list is asked for by its address. */
export interface TextsAsked {
  view: "all" | "changed" | "moved";
  place: TextPlace | "";
  q: string;
}

/** Returns what an address of the list asks for. */
export function textsAskedBy(search: string): TextsAsked {
  const asked = new URLSearchParams(search);
  const view = asked.get("view");
  return {
    view: view === "changed" || view === "moved" ? view : "all",
    place: placeNamed(asked.get("place")),
    q: asked.get("q") ?? "",
  };
}

/** Returns the place of a name; '' where there is none. */
export function placeNamed(name: string | null): TextPlace | "" {
  return textPlaces.find((place) => place === name) ?? "";
}

/** Returns the texts that are asked for, page by page. */
export function useTexts({ view, place, q }: TextsAsked) {
  const asked = { view, q, ...(place !== "" && { place }) };
  return useInfiniteQuery({
    queryKey: ["texts", asked],
    queryFn: ({ pageParam: after }) => call(textRoutes.texts, { query: { ...asked, ...(after && { after }) } }),
    initialPageParam: "",
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });
}

/** Milliseconds after the last key until a text is looked at. */
const patience = 500;

/** Asks whether a text can be said and what it would look like, some moments after it was typed. `current`: it is of what stands there now. */
export function useTextShown(code: string, language: LanCode, typed: string) {
  const text = useRested(typed, patience);
  const { data, error, isPlaceholderData, refetch } = useQuery({
    queryKey: ["text-shown", code, language, text],
    queryFn: () => call(textRoutes.showText, { parameters: { code, language }, body: { text } }),
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
  return { data, error, refetch, current: text === typed && !isPlaceholderData };
}
