import { type ComponentType, createElement, type ReactNode, useEffect, useState } from "react";

/** A component whose code comes when it is shown. */
export interface LazyComponent<Props> {
  (props: Props): ReactNode;
  /** Fetches its code ahead: it is there with the render that asks for it. */
  fetch: () => void;
}

/**
 * Returns a component that is shown as soon as its code has come; until then `meanwhile` stands there. Code that does not
 * come is thrown to the boundary around, and fetched again when it is shown the next time. React's `lazy` is for what is
 * prerendered: what it shows meanwhile it keeps for 300 ms, however soon the code comes.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  meanwhile: ReactNode = null,
): LazyComponent<Props> {
  let Loaded: ComponentType<Props> | undefined;
  const fetched = async () => {
    Loaded ??= await load();
  };
  const Lazy = (props: Props) => {
    /** Nothing, or what it failed with, once its code was waited for. */
    const [outcome, setOutcome] = useState<readonly unknown[]>([]);
    useEffect(() => {
      if (!Loaded)
        fetched().then(
          () => setOutcome([]),
          (error: unknown) => setOutcome([error]),
        );
    }, []);
    if (outcome.length > 0) throw outcome[0];
    return Loaded ? createElement(Loaded, props) : meanwhile;
  };
  Lazy.fetch = () => void fetched().catch(() => undefined);
  return Lazy;
}
