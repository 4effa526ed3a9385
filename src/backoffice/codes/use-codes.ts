import { keepPreviousData, useInfiniteQuery, useMutation, useQuery } from "@tanstack/react-query";
import { codeRoutes, type DiscountCodeSaid } from "../../contract/operator/codes.ts";
import { type Acted, type AnswerOf, call } from "../api.ts";
import { tell } from "../notice.ts";
import { readAgain } from "../read-again.ts";
import { undoOf } from "../undo.ts";

/** What the list is asked for by its address. */
export interface CodesAsked {
  view: "running" | "ended" | "all";
  q: string;
  batch: string;
  id: string;
}

/** Returns what an address of the list asks for. */
export function codesAskedBy(search: string): CodesAsked {
  const asked = new URLSearchParams(search);
  const view = asked.get("view");
  return {
    view: view === "ended" || view === "all" ? view : "running",
    q: asked.get("q") ?? "",
    batch: asked.get("batch") ?? "",
    id: asked.get("id") ?? "",
  };
}

/** Returns the codes that are asked for, page by page. */
export function useCodes({ view, q, batch, id }: CodesAsked) {
  const asked = {
    view: batch === "" && id === "" ? view : ("all" as const),
    q,
    ...(batch && { batch }),
    ...(id && { id }),
  };
  return useInfiniteQuery({
    queryKey: ["codes", asked],
    queryFn: ({ pageParam: after }) => call(codeRoutes.codes, { query: { ...asked, ...(after && { after }) } }),
    initialPageParam: "",
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });
}

/** Returns the batches of codes. */
export function useBatches() {
  return useQuery({ queryKey: ["code-batches"], queryFn: () => call(codeRoutes.codeBatches) });
}

/** Returns every code of a batch. */
export async function codesOfBatch(batch: number): Promise<DiscountCodeSaid[]> {
  const codes: DiscountCodeSaid[] = [];
  for (let after: string | null = ""; after !== null;) {
    const query = { batch: String(batch), view: "all" as const, limit: "100", ...(after !== "" && { after }) };
    const page: AnswerOf<(typeof codeRoutes)["codes"]> = await call(codeRoutes.codes, { query });
    codes.push(...page.codes);
    after = page.next;
  }
  return codes;
}

/** Returns the call of an act on codes; what it has done is told, with its undo, and shown. */
export function useCodeAct<Answer>(send: () => Promise<Acted<Answer>>, said: () => string) {
  return useMutation({
    mutationFn: send,
    onSuccess: ({ logged }) => {
      tell(said(), undoOf(logged));
      return readCodesAgain();
    },
  });
}

/** Has what shows codes asked for again. */
export function readCodesAgain(): Promise<void> {
  return readAgain([{ entity: "code", id: "" }]);
}
