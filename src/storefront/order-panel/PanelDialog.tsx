import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from "react";
import { afterFrame } from "../app/navigation/after-frame.ts";
import { closePanel } from "../session/panel.ts";
import type { OrderStep } from "../session/state.ts";
import { useText } from "../app/text.ts";
import { useKeyboardRoom } from "./use-keyboard-room.ts";
import "./panel.css";

interface PanelDialogProps {
  shown: boolean;
  step: OrderStep;
  look: OrderStep | "empty";
  /** Stands in the window when it opens. */
  head: ReactNode;
  /** Come with the frame after: on a slow phone the panel is open at once. */
  children: ReactNode;
}

/**
 * The panel's window: a modal dialog, so the page behind is inert. Esc and a click on the backdrop
 * close it, Tab stays inside, and the focus goes back to where it came from. An inert page is styled anew, all of it:
 * on a slow phone half of the time until the panel is seen. So the window, which stands ready with its head, is opened first,
 * filled when that is painted, and modal when its filling is;
 * until then the veil, which is the backdrop's look, takes the clicks beside it, and Esc is heard wherever the focus is.
 */
export function PanelDialog({ shown, step, look, head, children }: PanelDialogProps) {
  const t = useText();
  const dialog = useRef<HTMLDialogElement>(null);
  const pressedBeside = useRef(false);
  const filled = usePainted(shown);

  useLayoutEffect(() => {
    if (!shown) return undefined;
    const element = dialog.current;
    const opener = document.activeElement;
    // Its own way to open moves the focus, for which the browser has to lay everything out at once; the heading takes it when it is there.
    if (element !== null) element.open = true;
    const escape = (event: globalThis.KeyboardEvent) =>
      event.key === "Escape" && element?.matches(":modal") === false && closePanel();
    document.addEventListener("keydown", escape);
    return () => {
      document.removeEventListener("keydown", escape);
      element?.close();
      // The notice that something was added is gone, and the body is no place to go on from: the page's own part is.
      const back =
        opener instanceof HTMLElement && opener.isConnected && opener !== document.body
          ? opener
          : document.getElementById("main");
      back?.focus({ preventScroll: true });
    };
  }, [shown]);

  useKeyboardRoom(dialog);
  useEffect(
    () => (filled ? afterFrame(() => dialog.current !== null && makeModal(dialog.current)) : undefined),
    [filled],
  );
  const lookBefore = useRef(look);
  useEffect(() => {
    const changed = lookBefore.current !== look;
    lookBefore.current = look;
    if (!filled) return;
    const heading = dialog.current?.querySelector<HTMLElement>("[data-panel-focus]");
    heading?.focus({ preventScroll: true });
    if (changed) heading?.scrollIntoView({ block: "start" });
  }, [look, filled]);

  return (
    <>
      <div className="panel-veil" hidden={!shown} onClick={closePanel} />
      <dialog
        ref={dialog}
        role="dialog"
        aria-modal="true"
        aria-label={t("ORDER_DIALOG")}
        className="order-panel"
        data-step={step}
        data-look={look}
        onCancel={(event) => {
          if (event.target !== dialog.current) return;
          event.preventDefault();
          closePanel();
        }}
        onKeyDown={(event) => keepFocusInside(event, dialog.current)}
        onMouseDown={(event) => {
          pressedBeside.current = isBeside(event, dialog.current);
        }}
        onClick={(event) => {
          if (pressedBeside.current && isBeside(event, dialog.current)) closePanel();
        }}
      >
        {head}
        {filled && children}
      </dialog>
    </>
  );
}

/** Returns whether a frame has been painted since this is shown. */
function usePainted(shown: boolean): boolean {
  const [painted, setPainted] = useState(false);
  useEffect(() => {
    if (!shown) return undefined;
    const callOff = afterFrame(() => setPainted(true));
    return () => {
      callOff();
      setPainted(false);
    };
  }, [shown]);
  return shown && painted;
}

/** Makes an open dialog a modal one; the focus stays where it is. */
function makeModal(dialog: HTMLDialogElement): void {
  const focused = document.activeElement;
  // A login that a reload has opened sooner than the panel stays over it.
  for (const window of [dialog, ...document.querySelectorAll<HTMLDialogElement>("dialog:modal")]) {
    // Closed by its method, it would be gone for a moment and come in anew.
    window.removeAttribute("open");
    window.showModal();
  }
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
}

/** Whether the pointer is on the backdrop: the dialog is the target, the point outside of its box. */
function isBeside(event: MouseEvent, dialog: HTMLDialogElement | null): boolean {
  if (dialog === null || event.target !== dialog) return false;
  const box = dialog.getBoundingClientRect();
  return event.clientX < box.left || event.clientX > box.right || event.clientY < box.top || event.clientY > box.bottom;
}

/** A modal dialog lets Tab leave to the browser's own controls; here it goes round. */
function keepFocusInside(event: KeyboardEvent, dialog: HTMLDialogElement | null): void {
  if (event.key !== "Tab" || dialog === null) return;
  const stops = [...dialog.querySelectorAll<HTMLElement>(focusable)].filter((element) => element.checkVisibility());
  const first = stops[0];
  const last = stops.at(-1);
  const atEdge = event.shiftKey ? isAt(first) || document.activeElement === dialog : isAt(last);
  if (!atEdge) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}

const focusable = "a[href], button:not([disabled]), input:not([disabled]), select, textarea, summary, [tabindex='0']";

/** Of a group of radio buttons Tab reaches only one; being at any of them is being at the group. */
function isAt(element: HTMLElement | undefined): boolean {
  const active = document.activeElement;
  return (
    active === element ||
    (active instanceof HTMLInputElement &&
      element instanceof HTMLInputElement &&
      active.type === "radio" &&
      active.name === element.name)
  );
}
