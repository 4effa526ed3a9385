import { useEffect, useRef } from "react";
import { useDevice } from "../device.ts";
import { type KeyName } from "./key-table.ts";
import { isSingle, meaningOf } from "./pressed.ts";

/** How a key was pressed. */
interface Stroke {
  shift: boolean;
}

type Acts = Partial<Record<KeyName, (stroke: Stroke) => void>>;

/** What listens, the screen after the frame: where both know a key, the screen has it. */
const listening: { current: Acts }[] = [];

/** Has keys of the table do something while a component is shown. */
export function useKeys(acts: Acts): void {
  const own = useRef(acts);
  useEffect(() => {
    own.current = acts;
  });
  useEffect(() => {
    listening.push(own);
    return () => void listening.splice(listening.indexOf(own), 1);
  }, []);
}

/** Returns the acts among these keys that the screen shown now has, in their order. */
export function actsOfScreen(names: readonly KeyName[]): { name: KeyName; act: () => void }[] {
  return names.flatMap((name) => {
    const act = listening.findLast(({ current }) => current[name] !== undefined)?.current[name];
    return act === undefined ? [] : [{ name, act: () => act({ shift: false }) }];
  });
}

/** Milliseconds the second of two keys may be waited for. */
const patience = 1500;

/** Listens to the keyboard until what it returns is called. In fields and windows the keys are what they write there. */
export function listenToKeys(): () => void {
  let begun: string | null = null;
  let last = 0;
  const press = (event: KeyboardEvent) => {
    if (event.defaultPrevented || document.querySelector("dialog[open]") !== null) return;
    const meaning = meaningOf(event, event.timeStamp - last < patience ? begun : null);
    const writes = isField(event.target);
    begun = writes ? null : meaning.begun;
    last = event.timeStamp;
    if (meaning.name === null || meaning.name === "open") return;
    if (writes && meaning.name !== "palette" && meaning.name !== "save") return;
    if (isSingle(meaning.name) && !useDevice.getState().singleKeys) return;
    const act = listening.findLast(({ current }) => current[meaning.name!] !== undefined)?.current[meaning.name];
    if (act === undefined) return;
    event.preventDefault();
    act({ shift: event.shiftKey });
  };
  document.addEventListener("keydown", press);
  return () => document.removeEventListener("keydown", press);
}

function isField(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest("input, textarea, select, [contenteditable]") !== null;
}
