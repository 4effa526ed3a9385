import { create } from "zustand";

/** Who waits for somebody to prove again who they are; null: nobody. */
export const useStepUp = create<{ asked: ((proven: boolean) => void) | null }>(() => ({ asked: null }));

let pending: Promise<boolean> | null = null;

/** Asks who is at the screen to prove again who they are; returns whether they did. Who asks meanwhile gets the same answer. */
export function proveAgain(): Promise<boolean> {
  pending ??= new Promise<boolean>((resolve) => {
    useStepUp.setState({
      asked: (proven) => {
        pending = null;
        useStepUp.setState({ asked: null });
        resolve(proven);
      },
    });
  });
  return pending;
}
