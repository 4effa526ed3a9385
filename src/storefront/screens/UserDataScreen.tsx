import { lazyComponent } from "../../ui/lazy-component.ts";
import { paths } from "../../contract/paths.ts";
import { Boundary } from "../app/Boundary.tsx";
import { useText } from "../app/text.ts";
import { ForCustomers } from "./user/ForCustomers.tsx";
import { UserFrame } from "./user/UserFrame.tsx";

/** Comes once somebody is logged in: nobody else sees it, and the order panel shares its form's rules. */
const OwnData = lazyComponent(async () => (await import("./user/data/OwnData.tsx")).OwnData, <Coming />);

/** `/user/data`: what the shop knows of a customer, to be changed, carried away or erased. */
export function UserDataScreen() {
  const t = useText();
  return (
    <UserFrame title={t("LAYOUT_USER_EDITDATA")} at={paths.userData}>
      <ForCustomers>
        <Boundary of="OwnData">
          <OwnData />
        </Boundary>
      </ForCustomers>
    </UserFrame>
  );
}

function Coming() {
  return <p role="status">{useText()("USERDATA_LOADING")}</p>;
}
