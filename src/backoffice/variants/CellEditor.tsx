import { useEffect, useRef } from "react";

interface CellEditorProps {
  label: string;
  /** The sign that was typed to begin, in place of what is there; null: what is there stays. */
  first: string | null;
  value: string;
  /** Ended by Enter or Tab. */
  onEnd: (text: string, how: { key: string; shiftKey: boolean; mod: boolean }) => void;
  /** Left for something else. */
  onLeave: (text: string) => void;
  onGiveUp: () => void;
  onSave: (text: string) => void;
}

/** The one field of a sheet: it stands in the cell that is typed into. */
export function CellEditor({ label, first, value, onEnd, onLeave, onGiveUp, onSave }: CellEditorProps) {
  const input = useRef<HTMLInputElement>(null);
  /** It was ended by a key: that the field is left then ends nothing more. */
  const ended = useRef(false);
  useEffect(() => {
    input.current!.focus();
    const { length } = input.current!.value;
    input.current!.setSelectionRange(length, length);
  }, []);
  return (
    <input
      ref={input}
      className="sheet-input"
      aria-label={label}
      defaultValue={first ?? value}
      autoComplete="off"
      spellCheck={false}
      onBlur={(event) => {
        if (!ended.current) onLeave(event.currentTarget.value);
      }}
      onKeyDown={(event) => {
        event.stopPropagation();
        const { key, shiftKey } = event;
        const mod = event.ctrlKey || event.metaKey;
        const text = event.currentTarget.value;
        if (event.nativeEvent.isComposing) return;
        const isEnd = key === "Enter" || key === "Tab";
        const saves = mod && key.toLowerCase() === "s";
        if (!isEnd && !saves && key !== "Escape") return;
        event.preventDefault();
        ended.current = true;
        if (isEnd) onEnd(text, { key, shiftKey, mod });
        else if (saves) onSave(text);
        else onGiveUp();
      }}
    />
  );
}
