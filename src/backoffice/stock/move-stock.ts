import { useState } from "react";
import { useMutation } from "@tanstack/react-query";
import { type Stocked, stockRoutes } from "../../contract/operator/stock.ts";
import { act, call, refusalOf } from "../api.ts";
import { freshKey } from "../fresh-key.ts";
import { tell } from "../notice.ts";
import { readAgain } from "../read-again.ts";
import { textNow } from "../text.ts";
import { undoOf } from "../undo.ts";
import { nameOf } from "./names.ts";

type Body = Parameters<typeof act<(typeof stockRoutes)["moveStock"]>>[1]["body"];

/**
 * Returns a variant as somebody saw it when they began, and the call that moves its stock, once however often it is
 * sent; what it has made is told, with its undo. What others do meanwhile changes nothing of what was seen: a count is
 * of that. Refused, it is as it is now.
 */
export function useMoveStock(first: Stocked, onDone: () => void) {
  const { variantId } = first;
  const [stocked, setStocked] = useState(first);
  const [key, setKey] = useState(freshKey);
  const move = useMutation({
    mutationFn: (body: Body) => act(stockRoutes.moveStock, { parameters: { id: variantId }, body, key }),
    onSuccess: ({ answer, logged }) => {
      onDone();
      tell(textNow("OFFICE_STOCK_CHANGED", { name: nameOf(answer), stock: answer.stock }), undoOf(logged));
      return readAgain([{ entity: "variant", id: String(variantId) }]);
    },
    onError: async (error) => {
      if (refusalOf(error) === "NO_ANSWER") return;
      setKey(freshKey());
      setStocked(await call(stockRoutes.variantStock, { parameters: { id: variantId } }));
      await readAgain([{ entity: "variant", id: String(variantId) }]);
    },
  });
  return { stocked, move };
}
