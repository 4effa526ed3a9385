import { useEffect, useLayoutEffect, useRef } from "react";

/** Milliseconds without a key after which what was typed before is no part of a code. */
const patience = 3000;
/** Signs a code has at least. */
const shortest = 3;

/** Hears a scanner that types: signs and then Enter, while no field is written in. A button that has the focus is not pressed by it. */
export function useScanner(onCode: (code: string) => void): void {
  const heard = useRef(onCode);
  useEffect(() => {
    heard.current = onCode;
  });
  // Not after the first paint: what is shown as wanted is heard.
  useLayoutEffect(() => {
    let typed = "";
    let last = 0;
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isField(event.target)) return;
      if (event.timeStamp - last > patience) typed = "";
      last = event.timeStamp;
      if (event.key === "Enter" && typed.length >= shortest) {
        event.preventDefault();
        const code = typed;
        typed = "";
        heard.current(code);
      } else if (event.key.length === 1 && event.key !== " ") typed += event.key;
      else if (event.key !== "Shift") typed = "";
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, []);
}

function isField(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest("input, textarea, select") !== null;
}
