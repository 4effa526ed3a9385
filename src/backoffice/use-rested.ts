import { useEffect, useState } from "react";

/** Returns a value once it has stayed the same for so many milliseconds: what is typed is asked for when somebody pauses. */
export function useRested<Value extends string | null>(value: Value, patience: number): Value {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), patience);
    return () => clearTimeout(timer);
  }, [value, patience]);
  return rested;
}
