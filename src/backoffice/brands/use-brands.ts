import { queryOptions, useQuery } from "@tanstack/react-query";
import { brandRoutes, type BrandSaid } from "../../contract/operator/brands.ts";
import { call } from "../api.ts";
import { queryClient } from "../queries.ts";
import { readAgain } from "../read-again.ts";

/** Asks for all brands. */
export function useBrands() {
  return useQuery({ queryKey: ["brands"], queryFn: () => call(brandRoutes.brands) });
}

const oneOf = (id: string) =>
  queryOptions({ queryKey: ["brand", id], queryFn: () => call(brandRoutes.brand, { parameters: { id } }) });

/** Asks for a brand. */
export function useBrand(id: string) {
  return useQuery(oneOf(id));
}

/** Reads a brand again; what shows it shows what was read. */
export function readBrand(id: number): Promise<BrandSaid> {
  return queryClient.fetchQuery({ ...oneOf(String(id)), staleTime: 0 });
}

/** Shows a brand as an act has left it, and has the list asked for again. */
export function takeOverBrand(brand: BrandSaid): void {
  queryClient.setQueryData(oneOf(String(brand.id)).queryKey, brand);
  void readAgain([{ entity: "brand", id: String(brand.id) }]);
}
