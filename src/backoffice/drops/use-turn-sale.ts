import { useMutation } from "@tanstack/react-query";
import { type Drop, dropRoutes } from "../../contract/operator/drops.ts";
import { act } from "../api.ts";
import { tell } from "../notice.ts";
import { useText } from "../text.ts";
import { undoOf } from "../undo.ts";
import { readDropAgain } from "./drop-queries.ts";

/** Returns what pauses (true) a drop or some of its goods, null all of them, or lets them go on (false); `name` is what is said of them. */
export function useTurnSale(
  { id }: Pick<Drop, "id">,
  { products, name, onDone }: { products: number[] | null; name: string; onDone?: () => void },
) {
  const t = useText();
  return useMutation({
    mutationFn: async (paused: boolean) => {
      const route = paused ? dropRoutes.pauseDrop : dropRoutes.resumeDrop;
      return { paused, ...(await act(route, { parameters: { id }, body: { products } })) };
    },
    onSuccess: async ({ paused, logged }) => {
      onDone?.();
      tell(t(paused ? "OFFICE_DROP_PAUSED_NOW" : "OFFICE_DROP_RESUMED_NOW", { name }), undoOf(logged));
      await readDropAgain(id);
    },
  });
}
