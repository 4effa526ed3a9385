/** Brings a form control into view and puts the focus there. Returns whether there is such a control. */
export function focusField(name: string): boolean {
  const control = document.querySelector<HTMLElement>(`.order-panel [name="${CSS.escape(name)}"]`);
  if (control === null) return false;
  control.scrollIntoView({ block: "center" });
  control.focus({ preventScroll: true });
  return true;
}

/** The same for a part of the panel that is not a control. */
export function focusPart(selector: string): boolean {
  const part = document.querySelector<HTMLElement>(`.order-panel ${selector}`);
  if (part === null) return false;
  part.scrollIntoView({ block: "center" });
  part.focus({ preventScroll: true });
  return true;
}
