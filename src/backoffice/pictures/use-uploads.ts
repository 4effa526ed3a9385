import { useEffect, useLayoutEffect, useRef, useState } from "react";
import type { StoredPictureSaid } from "../../contract/operator/pictures.ts";
import { productPictureRoutes } from "../../contract/operator/product-pictures.ts";
import { type NotSent, whyNotSent } from "./picture-check.ts";
import { uploadFile } from "../upload-file.ts";

/** A file on its way into a product's pictures; `full`: it has all there may be. */
export interface Uploading {
  key: number;
  file: File;
  /** In place of which picture it comes; null: behind all. */
  replaces: string | null;
  /** How much of it is sent, 0 to 1. */
  share: number;
  wrong: { kind: "notSent"; why: NotSent } | { kind: "refused"; error: unknown } | { kind: "full" } | null;
}

/** `known`: there is such a picture already. */
type Taken = "taken" | "known" | "full";

/**
 * Returns the files that are on their way and what sends more of them: one after the other, in the order in which they
 * were chosen. What cannot be sent stays in the list with why, until it is tried again or let go.
 */
export function useUploads(
  productId: number,
  take: (picture: StoredPictureSaid, replaces: string | null) => Taken,
  onKnown: (name: string) => void,
) {
  const [all, setAll] = useState<readonly Uploading[]>([]);
  const taking = useRef({ take, onKnown });
  useLayoutEffect(() => {
    taking.current = { take, onKnown };
  });
  const [stop] = useState(() => new AbortController());
  useEffect(() => () => stop.abort(), [stop]);
  const line = useRef<Promise<void>>(Promise.resolve());
  const last = useRef(0);
  const letGo = (key: number) => setAll((now) => now.filter((one) => one.key !== key));
  const change = (key: number, changed: Partial<Uploading>) =>
    setAll((now) => now.map((one) => (one.key === key ? { ...one, ...changed } : one)));

  async function send({ key, file, replaces }: Uploading): Promise<void> {
    if (stop.signal.aborted) return;
    const why = await whyNotSent(file);
    if (why !== null) return change(key, { wrong: { kind: "notSent", why } });
    try {
      const kept = await uploadFile(productPictureRoutes.keepProductPicture, {
        parameters: { id: productId },
        file,
        onProgress: (share) => change(key, { share }),
        signal: stop.signal,
      });
      const taken = taking.current.take(kept, replaces);
      if (taken === "full") return change(key, { wrong: { kind: "full" } });
      if (taken === "known") taking.current.onKnown(file.name);
      letGo(key);
    } catch (error) {
      change(key, { wrong: { kind: "refused", error } });
    }
  }

  function start(uploads: readonly Uploading[]): void {
    for (const one of uploads) line.current = line.current.then(() => send(one));
  }

  return {
    uploads: all,
    add(files: Iterable<File>, replaces: string | null = null) {
      const more = [...files].map((file) => ({ key: (last.current += 1), file, replaces, share: 0, wrong: null }));
      setAll((now) => [...now, ...more]);
      start(more);
    },
    again(upload: Uploading) {
      change(upload.key, { wrong: null, share: 0 });
      start([upload]);
    },
    letGo,
  };
}
