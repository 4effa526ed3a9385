import { useEffect, useState } from "react";
import { limits } from "../../domain/limits.ts";
import { useSession } from "../session/store.ts";

/** Answers whether the page is scrolled so far that the header is fixed (specification, point 9). */
export function useFixedHeader(): boolean {
  const mobile = useSession((state) => state.mobile);
  const [fixed, setFixed] = useState(false);
  useEffect(() => {
    const threshold = mobile ? limits.fixedHeaderAt.mobile : limits.fixedHeaderAt.desktop;
    const measure = () => setFixed(window.scrollY > threshold);
    measure();
    window.addEventListener("scroll", measure, { passive: true });
    return () => window.removeEventListener("scroll", measure);
  }, [mobile]);
  return fixed;
}
