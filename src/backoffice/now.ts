import { create } from "zustand";

/** What the clock says, to the minute: what was 'today' is 'yesterday' after midnight, in a tab nobody closed. */
export const useNow = create(() => ({ now: new Date() }));

/** Follows the clock; the minutes in which the tab slept are made up for when it is looked at. */
export function followClock(): void {
  const look = () => useNow.setState({ now: new Date() });
  setInterval(look, 60_000);
  document.addEventListener("visibilitychange", look);
}
