import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useInfiniteQuery,
  useMutation,
  useQuery,
} from "@tanstack/react-query";
import { type ProductSaid, productRoutes } from "../../contract/operator/products.ts";
import { type Acted, call, refusalOf } from "../api.ts";
import { queryClient } from "../queries.ts";
import { readAgain } from "../read-again.ts";
import type { Asked } from "./list-address.ts";

const listOf = (asked: Asked) =>
  infiniteQueryOptions({
    queryKey: ["products", asked],
    queryFn: ({ pageParam: after }) => call(productRoutes.products, { query: { ...asked, ...(after && { after }) } }),
    initialPageParam: "",
    getNextPageParam: ({ next }) => next,
  });

/** Asks for the products of the list, page after page; those before stay while others are asked for. */
export function useProducts(asked: Asked) {
  return useInfiniteQuery({ ...listOf(asked), placeholderData: keepPreviousData });
}

/** Asks for the brands, categories and countries there are. */
export function usePlaces() {
  return useQuery({
    queryKey: ["product-choices"],
    queryFn: () => call(productRoutes.productChoices),
    staleTime: 60_000,
  });
}

const oneOf = (id: string) =>
  queryOptions({
    queryKey: ["product", id],
    queryFn: () => call(productRoutes.product, { parameters: { id } }),
  });

/** Asks for a product; one that was seen before is shown at once and asked for again. */
export function useProduct(id: string) {
  return useQuery(oneOf(id));
}

/** Asks for a product that is likely opened next: pointed at, or in focus. */
export function prefetchProduct(id: number): void {
  void queryClient.prefetchQuery({ ...oneOf(String(id)), staleTime: 10_000 });
}

/** Reads a product again; what shows it shows what was read. */
export function readProduct(id: number): Promise<ProductSaid> {
  return queryClient.fetchQuery({ ...oneOf(String(id)), staleTime: 0 });
}

/** Shows a product as an act has left it, and has the lists it is in asked for again. */
export function takeOverProduct(product: ProductSaid): void {
  queryClient.setQueryData(oneOf(String(product.id)).queryKey, product);
  void readAgain([{ entity: "product", id: String(product.id) }]);
}

/** Returns an act on a product: what it answers is shown at once; where somebody else was faster, what they left is. */
export function useProductAct<Input>(
  act: (input: Input) => Promise<Acted<ProductSaid>>,
  onDone: (done: Acted<ProductSaid>, input: Input) => void,
) {
  return useMutation({
    mutationFn: act,
    onSuccess: (done, input) => {
      takeOverProduct(done.answer);
      onDone(done, input);
    },
    onError: (error) => {
      if (refusalOf(error) === "VERSION_OLD") void queryClient.invalidateQueries({ queryKey: ["product"] });
    },
  });
}
