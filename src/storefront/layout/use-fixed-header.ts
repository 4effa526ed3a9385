import { useEffect, useState } from "react";
import { limits } from "../../domain/limits.ts";
import { session } from "../session/store.ts";

/** Returns the header's class: whether the page is scrolled so far that it is fixed (specification, point 9), or it was and is back. */
export function useFixedHeader(): "head" | "head head-fixed" | "head head-freed" {
  const [look, setLook] = useState<ReturnType<typeof useFixedHeader>>("head");
  useEffect(() => {
    const { fixedHeaderAt } = limits;
    // Whether this is a phone is asked here: rendered, it would render the head a second time once the page is taken over.
    const measure = () => {
      const fixed = window.scrollY > (session.getState().mobile ? fixedHeaderAt.mobile : fixedHeaderAt.desktop);
      setLook((before) => (fixed ? "head head-fixed" : before === "head" ? "head" : "head head-freed"));
    };
    // Once it has been seen to come back: who leaves the field later shall not see it again.
    const settle = ({ animationName }: AnimationEvent) =>
      animationName === "search-back" && setLook((before) => (before === "head head-freed" ? "head" : before));
    measure();
    window.addEventListener("scroll", measure, { passive: true });
    window.addEventListener("resize", measure);
    window.addEventListener("animationend", settle);
    return () => {
      window.removeEventListener("scroll", measure);
      window.removeEventListener("resize", measure);
      window.removeEventListener("animationend", settle);
    };
  }, []);
  return look;
}
