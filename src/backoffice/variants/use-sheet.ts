import { useMutation, useQuery } from "@tanstack/react-query";
import { useEffect, useMemo, useRef, useState } from "react";
import { type CellRefusal, variantRoutes, type VariantSheet } from "../../contract/operator/variants.ts";
import { act, call, refusalOf } from "../api.ts";
import { freshKey } from "../fresh-key.ts";
import { tell } from "../notice.ts";
import { queryClient } from "../queries.ts";
import { readAgain } from "../read-again.ts";
import { useCount, useText } from "../text.ts";
import { undoOf } from "../undo.ts";
import { useDraft } from "../use-draft.ts";
import {
  afterSaving,
  cellsToSend,
  type Edits,
  editsSchema,
  keyOf,
  stillRefused,
  type TypedCell,
  withTyped,
  wrongIn,
} from "./sheet-edits.ts";

const queryKeyOf = (productId: string) => ["variantSheet", productId];

/** Asks for the sheet of a product's variants. */
export function useSheet(productId: string) {
  return useQuery({
    queryKey: queryKeyOf(productId),
    queryFn: () => call(variantRoutes.variantSheet, { parameters: { id: productId } }),
  });
}

const noEdits: Edits = {};
interface History {
  past: readonly Edits[];
  future: readonly Edits[];
}
const noHistory: History = { past: [], future: [] };

/** Steps that can be taken back before saving. */
const mostSteps = 100;

/**
 * Returns what is typed into a sheet and not saved yet, stored on this device until it is; what is wrong with it; how it
 * is changed, step by step taken back and done again; and the call that saves all that is right as one act. What is
 * refused stays, with why.
 */
export function useEdits(productId: string, sheet: VariantSheet) {
  const t = useText();
  const counted = useCount();
  const variants = useMemo(() => new Map(sheet.variants.map((variant) => [variant.id, variant])), [sheet]);
  const draft = useDraft<Edits>(`variants-${productId}`, editsSchema, noEdits);
  const [history, setHistory] = useState(noHistory);
  const [refused, setRefused] = useState<ReadonlyMap<string, CellRefusal>>(new Map());
  const [saved, setSaved] = useState<ReadonlySet<string>>(new Set());
  const [key, setKey] = useState(freshKey);
  // A key that saves comes right behind the one that ends a cell.
  const latest = useRef(draft.value);
  useEffect(() => {
    latest.current = draft.value;
  }, [draft.value]);
  const wrong = useMemo(() => wrongIn(draft.value, variants), [draft.value, variants]);

  const write = (next: Edits) => {
    latest.current = next;
    if (Object.keys(next).length === 0) draft.forget();
    else draft.write(next);
    setKey(freshKey());
  };
  const step = (next: Edits, { past, future }: History) => {
    setHistory({ past: past.slice(-mostSteps), future });
    const was = latest.current;
    setRefused((codes) => stillRefused(codes, { was, next }));
    write(next);
  };
  const save = useMutation({
    mutationFn: async () => {
      const edits = latest.current;
      const cells = cellsToSend(edits, wrongIn(edits, variants));
      const sent = Object.fromEntries(cells.map((cell) => [keyOf(cell), edits[keyOf(cell)]!]));
      return {
        sent,
        ...(await act(variantRoutes.changeVariants, { parameters: { id: productId }, body: { cells }, key })),
      };
    },
    onSuccess: ({ sent, answer, logged }) => {
      const now = new Map(answer.variants.map((variant) => [variant.id, variant]));
      queryClient.setQueryData<VariantSheet>(
        queryKeyOf(productId),
        (known) => known && { ...known, variants: known.variants.map((one) => now.get(one.id) ?? one) },
      );
      const codes = new Map(answer.refused.map(({ code, ...cell }) => [keyOf(cell), code]));
      setRefused(codes);
      setSaved(new Set(Object.keys(sent).filter((cell) => !codes.has(cell))));
      setHistory(noHistory);
      write(afterSaving(latest.current, { sent, refused: codes, variants: now }));
      const count = Object.keys(sent).length - codes.size;
      if (count > 0)
        tell(
          t("OFFICE_SHEET_SAVED", { name: sheet.product.name, cells: counted("OFFICE_CELLS", count) }),
          undoOf(logged),
        );
      void readAgain([{ entity: "product", id: productId }]);
    },
    onError: (error) => {
      if (refusalOf(error) !== "NO_ANSWER") setKey(freshKey());
    },
  });
  return {
    variants,
    edits: draft.value,
    draft,
    wrong,
    refused,
    saved,
    save,
    ready: Object.keys(draft.value).some((cell) => !wrong.has(cell)),
    type: (cells: readonly TypedCell[]) => {
      const next = withTyped(latest.current, variants, cells);
      setSaved((cellsSaved) => new Set([...cellsSaved].filter((cell) => next[cell] === undefined)));
      step(next, { past: [...history.past, latest.current], future: [] });
    },
    /** Takes the last step back; false: there was none. */
    undo: () => {
      const last = history.past.at(-1);
      if (last === undefined) return false;
      step(last, { past: history.past.slice(0, -1), future: [...history.future, latest.current] });
      return true;
    },
    redo: () => {
      const next = history.future.at(-1);
      if (next === undefined) return false;
      step(next, { past: [...history.past, latest.current], future: history.future.slice(0, -1) });
      return true;
    },
    discard: () => step(noEdits, { past: [...history.past, latest.current], future: [] }),
  };
}

export type SheetEdits = ReturnType<typeof useEdits>;
