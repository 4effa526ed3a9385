import { keepPreviousData, useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { type BulkEdit, bulkEditRoutes } from "../../contract/operator/bulk-edits.ts";
import type { BulkRowView } from "../../domain/catalogue/bulk-edit.ts";
import { call } from "../api.ts";
import { queryClient } from "../queries.ts";

/** Milliseconds until it is asked again how far an edit is. */
const whileRunning = 1000;

/** Asks for an edit of many goods, again and again while it is worked on. */
export function useBulkEdit(id: string) {
  return useQuery({
    queryKey: ["bulkEdit", id],
    queryFn: () => call(bulkEditRoutes.bulkEdit, { parameters: { id } }),
    refetchInterval: ({ state: { data } }) => (data?.state === "running" ? whileRunning : false),
  });
}

/** Asks for what an edit changes, page after page; once more each time it stands otherwise. */
export function useBulkRows({ id, state, backwards }: Pick<BulkEdit, "id" | "state" | "backwards">, view: BulkRowView) {
  return useInfiniteQuery({
    queryKey: ["bulk-rows", id, view, state, backwards],
    queryFn: ({ pageParam: after }) =>
      call(bulkEditRoutes.bulkEditRows, {
        parameters: { id },
        query: { view, limit: "100", ...(after && { after }) },
      }),
    initialPageParam: "",
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });
}

/** Shows an edit as an act has left it, and has the list of them asked for again. */
export function takeOverBulkEdit(edit: BulkEdit): void {
  queryClient.setQueryData(["bulkEdit", String(edit.id)], edit);
  void queryClient.invalidateQueries({ queryKey: ["bulkEdits"] });
}
