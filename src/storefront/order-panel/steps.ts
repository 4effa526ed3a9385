import { session } from "../session/store.ts";

/** 'Dalej': from the cart to the shopper's data; nothing at any other step. */
export function goToUserData(): void {
  if (session.getState().orderStep === "cart") session.setState({ orderStep: "userData" });
}

/** Back from the shopper's data to the cart; a placed order stays placed. */
export function goToCart(): void {
  if (session.getState().orderStep === "userData") session.setState({ orderStep: "cart" });
}
