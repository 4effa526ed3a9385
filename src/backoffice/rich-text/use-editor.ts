import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import type { Command, EditorState } from "prosemirror-state";
import { EditorView } from "prosemirror-view";
import { docOf, sliceOf } from "./doc-of.ts";
import { stateOf } from "./editing.ts";
import { htmlOf } from "./html-of.ts";
import { isSameHtml } from "./same-html.ts";

interface Edited {
  /** Where it is typed. */
  mount: RefObject<HTMLDivElement | null>;
  /** The text as HTML. */
  value: string;
  onChange: (html: string) => void;
  /** What the field is to who does not see it, and to the preview. */
  attributes: Readonly<Record<string, string>>;
}

export interface Editor {
  /** What it is now; null before it is there. */
  state: EditorState | null;
  /** Does something to the text, and goes on in it. */
  run: (command: Command) => void;
}

/** Edits a text. One that is another from outside is shown as it is then; one that is typed back to what it was is what it was, to the sign. */
export function useEditor({ mount, value, onChange, attributes }: Edited): Editor {
  const view = useRef<EditorView>(null);
  const [state, setState] = useState<EditorState | null>(null);
  const given = useRef(value);
  const told = useRef(value);
  const tell = useEffectEvent((next: EditorState) => {
    const html = htmlOf(next.doc);
    told.current = isSameHtml(html, given.current) ? given.current : html;
    if (told.current !== value) onChange(told.current);
  });
  const begin = useEffectEvent(() => {
    const editor: EditorView = new EditorView(
      { mount: mount.current! },
      {
        state: stateOf(docOf(value)),
        attributes: { ...attributes },
        handleDOMEvents: { paste: pasteOwn, drop: dropOwn },
        dispatchTransaction(transaction) {
          const next = editor.state.apply(transaction);
          editor.updateState(next);
          setState(next);
          if (transaction.docChanged) tell(next);
        },
      },
    );
    view.current = editor;
    setState(editor.state);
    return editor;
  });
  useEffect(() => {
    const editor = begin();
    return () => {
      view.current = null;
      editor.destroy();
    };
  }, []);
  useEffect(() => {
    if (value === told.current) return;
    given.current = value;
    told.current = value;
    view.current?.updateState(stateOf(docOf(value)));
    setState(view.current?.state ?? null);
  }, [value]);
  return {
    state,
    run(command) {
      const editor = view.current;
      if (editor === null) return;
      command(editor.state, editor.dispatch, editor);
      editor.focus();
    },
  };
}

/** Reads itself what is pasted as HTML: the page's policy lets nobody have the browser read any. */
function pasteOwn(view: EditorView, event: ClipboardEvent): boolean {
  const html = event.clipboardData?.getData("text/html") ?? "";
  if (html === "") return false;
  event.preventDefault();
  view.dispatch(view.state.tr.replaceSelection(sliceOf(html)).scrollIntoView().setMeta("uiEvent", "paste"));
  return true;
}

/** The same of what is dropped from elsewhere. */
function dropOwn(view: EditorView, event: DragEvent): boolean {
  const html = event.dataTransfer?.getData("text/html") ?? "";
  const at = view.posAtCoords({ left: event.clientX, top: event.clientY });
  if (view.dragging !== null || html === "" || at === null) return false;
  event.preventDefault();
  const { tr } = view.state;
  view.dispatch(tr.replaceRange(at.pos, at.pos, sliceOf(html)).setMeta("uiEvent", "drop"));
  return true;
}
