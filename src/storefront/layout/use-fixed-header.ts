import { useEffect, useState } from "react";
import { limits } from "../../domain/limits.ts";
import { session } from "../session/store.ts";

/** Returns whether the page is scrolled so far that the header is fixed (specification, point 9). */
export function useFixedHeader(): boolean {
  const [fixed, setFixed] = useState(false);
  useEffect(() => {
    const { fixedHeaderAt } = limits;
    // Whether this is a phone is asked here: rendered, it would render the head a second time once the page is taken over.
    const measure = () =>
      setFixed(window.scrollY > (session.getState().mobile ? fixedHeaderAt.mobile : fixedHeaderAt.desktop));
    measure();
    window.addEventListener("scroll", measure, { passive: true });
    window.addEventListener("resize", measure);
    return () => {
      window.removeEventListener("scroll", measure);
      window.removeEventListener("resize", measure);
    };
  }, []);
  return fixed;
}
