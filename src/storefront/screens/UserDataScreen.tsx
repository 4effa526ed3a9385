import { lazy, Suspense } from "react";
import { paths } from "../../contract/paths.ts";
import { Boundary } from "../app/Boundary.tsx";
import { useText } from "../app/text.ts";
import { ForCustomers } from "./user/ForCustomers.tsx";
import { UserFrame } from "./user/UserFrame.tsx";

/** Comes once somebody is logged in: nobody else sees it, and the order panel shares its form's rules. */
const OwnData = lazy(() => import("./user/data/OwnData.tsx").then((module) => ({ default: module.OwnData })));

/** `/user/data`: what the shop knows of a customer, to be changed, carried away or erased. */
export function UserDataScreen() {
  const t = useText();
  return (
    <UserFrame title={t("LAYOUT_USER_EDITDATA")} at={paths.userData}>
      <ForCustomers>
        <Boundary of="OwnData">
          <Suspense fallback={<p role="status">{t("USERDATA_LOADING")}</p>}>
            <OwnData />
          </Suspense>
        </Boundary>
      </ForCustomers>
    </UserFrame>
  );
}
