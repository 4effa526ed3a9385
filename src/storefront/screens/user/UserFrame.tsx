import type { ReactNode } from "react";
import { paths } from "../../../contract/paths.ts";
import { Button } from "../../../ui/Button.tsx";
import { fit } from "../../../ui/fit.ts";
import { Link } from "../../app/Link.tsx";
import { useText } from "../../app/text.ts";
import { Crumbs } from "../../layout/Crumbs.tsx";
import { logOut } from "../../session/log-in.ts";
import { useSession } from "../../session/store.ts";
import "./user-frame.css";

interface Frame {
  title: string;
  /** The page's own path, which the row of links marks; an order's page is a part of the orders. */
  at: typeof paths.userData | typeof paths.userOrders;
  children: ReactNode;
}

/** What stands around every page of a customer's: where one is, the ways to the other pages, and out. */
export function UserFrame({ title, at, children }: Frame) {
  const t = useText();
  const loggedIn = useSession((state) => state.loggedIn);
  return (
    <>
      <Crumbs crumbs={[{ name: t("LAYOUT_ACCOUNT"), url: null }, { name: title, url: null }]} />
      <div className="user-page">
        <h1 className={fit(title)}>{title}</h1>
        {loggedIn && (
          <nav className="user-ways" aria-label={t("LAYOUT_ACCOUNT")}>
            <Link href={paths.userOrders} aria-current={at === paths.userOrders ? "page" : undefined}>{t("LAYOUT_USER_ORDERS")}</Link>
            <Link href={paths.userData} aria-current={at === paths.userData ? "page" : undefined}>{t("LAYOUT_USER_EDITDATA")}</Link>
            <Button kind="plain" onClick={() => void logOut()}>{t("LAYOUT_USER_LOGOUT")}</Button>
          </nav>
        )}
        {children}
      </div>
    </>
  );
}
