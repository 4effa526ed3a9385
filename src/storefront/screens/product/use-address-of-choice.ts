import { useEffect, useRef } from "react";
import { variantParameter, withoutVariant } from "../../../contract/paths.ts";
import { nameChoice } from "../../app/navigation/navigate.ts";
import type { Buying } from "./use-buying.ts";

/**
 * Chooses the variant that the page's address names, once the page is shown, and has the address name what is chosen
 * by hand: a link that is handed on, kept or reloaded shows the same. Page data name none: the prerendered ones do for all.
 */
export function useAddressOfChoice(buying: Buying): void {
  const { chosen } = buying;
  const said = useRef(chosen);
  const latest = useRef(buying);
  useEffect(() => {
    latest.current = buying;
  });
  useEffect(() => {
    const named = new URLSearchParams(location.search).get(variantParameter);
    if (named !== null && named !== latest.current.chosen) latest.current.chooseVariant(named);
  }, []);
  useEffect(() => {
    if (chosen === said.current) return;
    said.current = chosen;
    nameChoice(searchWith(chosen));
  }, [chosen]);
}

function searchWith(a2p: string | null): string {
  const rest = withoutVariant(location.search);
  return a2p === null ? rest : `${rest}${rest === "" ? "?" : "&"}${variantParameter}=${a2p}`;
}
