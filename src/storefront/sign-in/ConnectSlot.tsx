import { Boundary } from "../app/Boundary.tsx";
import { ConnectRow } from "./ConnectRow.tsx";

/** The place of the sign-in buttons; if they fail, the login beside them stays. */
export function ConnectSlot() {
  return (
    <Boundary of="ConnectSlot">
      <ConnectRow />
    </Boundary>
  );
}
