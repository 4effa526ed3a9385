import { useDevice } from "../device.ts";
import { type KeyName, keyTable } from "./key-table.ts";
import { isSingle } from "./pressed.ts";
import "./key-hint.css";

/** A key printed beside what it does; who listens to the screen finds it in the list of keys. */
export function KeyHint({ name }: { name: KeyName }) {
  const singleKeys = useDevice((device) => device.singleKeys);
  if (isSingle(name) && !singleKeys) return null;
  return (
    <kbd className="key-hint" aria-hidden="true">
      {keyText(name)}
    </kbd>
  );
}

/** Returns a key as this machine's keyboard has it. */
export function keyText(name: KeyName): string {
  const isMac = /Mac|iPhone|iPad/.test(navigator.userAgent);
  const { keys } = keyTable[name];
  return isMac ? keys.replace("Mod Shift ", "⇧⌘ ").replace("Mod ", "⌘ ") : keys.replace("Mod ", "Ctrl ");
}
