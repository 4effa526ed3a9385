import { queryOptions, useQuery } from "@tanstack/react-query";
import { type SizeTableSaid, sizeTableRoutes } from "../../contract/operator/size-tables.ts";
import { call } from "../api.ts";
import { queryClient } from "../queries.ts";
import { readAgain } from "../read-again.ts";

/** Asks for all size tables. */
export function useSizeTables() {
  return useQuery({ queryKey: ["sizeTables"], queryFn: () => call(sizeTableRoutes.sizeTables) });
}

const oneOf = (id: string) =>
  queryOptions({
    queryKey: ["sizeTable", id],
    queryFn: () => call(sizeTableRoutes.sizeTable, { parameters: { id } }),
  });

/** Asks for a size table. */
export function useSizeTable(id: string) {
  return useQuery(oneOf(id));
}

/** Reads a size table again; what shows it shows what was read. */
export function readSizeTable(id: number): Promise<SizeTableSaid> {
  return queryClient.fetchQuery({ ...oneOf(String(id)), staleTime: 0 });
}

/** Shows a size table as an act has left it, and has the list asked for again. */
export function takeOverSizeTable(table: SizeTableSaid): void {
  queryClient.setQueryData(oneOf(String(table.id)).queryKey, table);
  void readAgain([{ entity: "sizeTable", id: String(table.id) }]);
}
