import { queryOptions, useMutation, useQuery } from "@tanstack/react-query";
import { pageRoutes, type PageSaid } from "../../contract/operator/pages.ts";
import { type Acted, call, refusalOf } from "../api.ts";
import { queryClient } from "../queries.ts";
import { readAgain } from "../read-again.ts";

/** Asks for the information pages. */
export function usePages() {
  return useQuery({ queryKey: ["pages"], queryFn: () => call(pageRoutes.pages) });
}

const oneOf = (id: string) =>
  queryOptions({
    queryKey: ["page", id],
    queryFn: () => call(pageRoutes.page, { parameters: { id } }),
  });

/** Asks for an information page; one that was seen before is shown at once and asked for again. */
export function usePage(id: string) {
  return useQuery(oneOf(id));
}

/** Asks for a page that is likely opened next: pointed at, or in focus. */
export function prefetchPage(id: number): void {
  void queryClient.prefetchQuery({ ...oneOf(String(id)), staleTime: 10_000 });
}

/** Reads a page again; what shows it shows what was read. */
export function readPage(id: number): Promise<PageSaid> {
  return queryClient.fetchQuery({ ...oneOf(String(id)), staleTime: 0 });
}

/** Shows a page as an act has left it, and has the lists it is in asked for again. */
export function takeOverPage(page: PageSaid): void {
  queryClient.setQueryData(oneOf(String(page.id)).queryKey, page);
  void readAgain([{ entity: "page", id: String(page.id) }]);
}

/** Returns an act on a page: what it answers is shown at once; where somebody else was faster, what they left is. */
export function usePageAct<Input>(
  act: (input: Input) => Promise<Acted<PageSaid>>,
  onDone: (done: Acted<PageSaid>, input: Input) => void,
) {
  return useMutation({
    mutationFn: act,
    onSuccess: (done, input) => {
      takeOverPage(done.answer);
      onDone(done, input);
    },
    onError: (error) => {
      if (refusalOf(error) === "VERSION_OLD") void queryClient.invalidateQueries({ queryKey: ["page"] });
    },
  });
}
