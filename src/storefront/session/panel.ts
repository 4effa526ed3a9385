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

/** 'Dalej': from the cart to the shopper's data; nothing at any other step. */
export function goToUserData(): void {
  if (session.getState().orderStep === "cart") session.setState({ orderStep: "userData" });
}

/** Back from the shopper's data to the cart; a placed order stays placed. */
export function goToCart(): void {
  if (session.getState().orderStep === "userData") session.setState({ orderStep: "cart" });
}

/** Opens or closes the login modal (flag `loginShow`). */
export function showLogin(loginShow: boolean): void {
  session.setState({ loginShow });
}
