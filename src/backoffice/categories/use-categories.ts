import { queryOptions, useMutation, useQuery } from "@tanstack/react-query";
import { categoryRoutes, type CategoryRow, type CategorySaid } from "../../contract/operator/categories.ts";
import { act, call } from "../api.ts";
import { tell } from "../notice.ts";
import { queryClient } from "../queries.ts";
import { readAgain } from "../read-again.ts";
import { useText } from "../text.ts";
import { undoOf } from "../undo.ts";
import type { Placing } from "./tree-moves.ts";

/** Asks for the whole tree. */
export function useCategories() {
  return useQuery({ queryKey: ["categories"], queryFn: () => call(categoryRoutes.categories) });
}

const oneOf = (id: string) =>
  queryOptions({
    queryKey: ["category", id],
    queryFn: () => call(categoryRoutes.category, { parameters: { id } }),
  });

/** Asks for a category. */
export function useCategory(id: string) {
  return useQuery(oneOf(id));
}

/** Reads a category again; what shows it shows what was read. */
export function readCategory(id: number): Promise<CategorySaid> {
  return queryClient.fetchQuery({ ...oneOf(String(id)), staleTime: 0 });
}

/** Shows a category as an act has left it, and has the tree asked for again. */
export function takeOverCategory(category: CategorySaid): void {
  queryClient.setQueryData(oneOf(String(category.id)).queryKey, category);
  void readAgain([{ entity: "category", id: String(category.id) }]);
}

/** Returns what puts a category elsewhere; where somebody else was faster the tree is shown as they left it. */
export function usePlaceCategory() {
  const t = useText();
  return useMutation({
    mutationFn: ({ row, to }: { row: CategoryRow; to: Placing }) =>
      act(categoryRoutes.placeCategory, { parameters: { id: row.id }, body: to, version: row.version }),
    onSuccess: ({ logged }, { row }) => {
      tell(t("OFFICE_CATEGORY_MOVED", { name: row.name }), undoOf(logged));
      return readAgain([{ entity: "category", id: String(row.id) }]);
    },
    onError: () => queryClient.invalidateQueries({ queryKey: ["categories"] }),
  });
}
