import { session } from "./store.ts";

/** Shows the order panel, at the step where it was left (point 2, 'Order panel'). */
export function openPanel(): void {
  session.setState({ orderShow: true });
}

/** Hides the panel. Closing from 'confirm' resets the step to 'userData' and forgets the shown order (point 4). */
export function closePanel(): void {
  const { orderStep } = session.getState();
  session.setState(
    orderStep === "confirm" ? { orderShow: false, orderStep: "userData", placedOrder: null } : { orderShow: false },
  );
}

/** Opens or closes the login modal (flag `loginShow`). */
export function showLogin(loginShow: boolean): void {
  session.setState({ loginShow });
}
