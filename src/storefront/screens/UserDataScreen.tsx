import { paths } from "../../contract/paths.ts";
import { useText } from "../app/text.ts";
import { ForCustomers } from "./user/ForCustomers.tsx";
import { UserFrame } from "./user/UserFrame.tsx";

export function UserDataScreen() {
  const t = useText();
  return (
    <UserFrame title={t("LAYOUT_USER_EDITDATA")} at={paths.userData}>
      <ForCustomers>{null}</ForCustomers>
    </UserFrame>
  );
}
