import { useEffect, useRef, useState, type RefObject } from "react";
import { watchSight } from "../watch-sight.ts";

/** Returns which of an element's children is most in sight, in the film's own scroll or the page's. Where another becomes the first, the film begins with it. */
export function usePictureInSight(film: RefObject<HTMLElement | null>, first: string | undefined): number {
  const [index, setIndex] = useState(0);
  const begun = useRef(first);
  useEffect(() => {
    const pictures = [...(film.current?.children ?? [])];
    // A film that is new begins at its first; to scroll it would have the browser lay the page out before its frame.
    if (begun.current !== first) film.current?.scrollTo({ left: 0, behavior: "instant" });
    begun.current = first;
    const shares = new Map<Element, number>();
    return watchSight(
      pictures,
      (entries) => {
        for (const { target, intersectionRatio } of entries) shares.set(target, intersectionRatio);
        const most = pictures.reduce(
          (best, picture, at) =>
            (shares.get(picture) ?? 0) > (shares.get(pictures[best] ?? picture) ?? 0) + 0.01 ? at : best,
          0,
        );
        setIndex(most);
      },
      { threshold: [0, 0.25, 0.5, 0.75, 1] },
    );
  }, [film, first]);
  return index;
}
