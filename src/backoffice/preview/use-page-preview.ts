import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { type Drafted, type PreviewedKind, previewRoutes } from "../../contract/operator/previews.ts";
import type { LanCode } from "../../domain/language.ts";
import { call } from "../api.ts";
import { queryClient } from "../queries.ts";
import { useRested } from "../use-rested.ts";

/** What is drawn. */
export interface Drawn {
  kind: PreviewedKind;
  id: number;
  language: LanCode;
  /** The calls that would save what stands in the form; none: as it is saved. */
  draft: readonly Drafted[];
  /** What is another whenever the record is: it is drawn anew then. */
  saved: string;
}

interface Asked {
  language: LanCode;
  draft: Drafted[];
}

/** Milliseconds after the last key until it is drawn. */
const patience = 400;

/**
 * Asks for the page as it would be, some moments after it was last changed, and never while something is saved: a draft
 * of what stood there before is of a version that is gone. `shown` is the last that could be drawn, `current` whether it
 * is of what is wanted now.
 */
export function usePagePreview({ kind, id, language, draft, saved }: Drawn) {
  const wanted = JSON.stringify({ language, draft, saved });
  const asked = useRested(wanted, patience);
  const isSaving = useSaving();
  const isRested = asked === wanted && !isSaving;
  const preview = useQuery({
    queryKey: ["preview", kind, id, asked],
    queryFn: ({ signal }) => {
      const { language, draft } = JSON.parse(asked) as Asked;
      return call(previewRoutes.preview, { body: { kind, id, language, draft }, signal });
    },
    enabled: isRested,
    gcTime: 0,
  });
  const [shown, setShown] = useState(preview.data);
  if (preview.data !== undefined && preview.data !== shown) setShown(preview.data);
  return {
    shown,
    error: preview.error,
    retry: preview.refetch,
    current: isRested && !preview.isFetching,
  };
}

/** Returns whether something is being saved. Before it is sent, what was asked for is given up. */
function useSaving(): boolean {
  const [isSaving, setSaving] = useState(false);
  useEffect(
    () =>
      queryClient.getMutationCache().subscribe(() => {
        const isSaving = queryClient.isMutating() > 0;
        if (isSaving) void queryClient.cancelQueries({ queryKey: ["preview"] });
        setSaving(isSaving);
      }),
    [],
  );
  return isSaving;
}
