import type { ReactNode } from "react";
import { paths } from "../../../contract/paths.ts";
import { fit } from "../../../ui/fit.ts";
import { Link } from "../../app/navigation/Link.tsx";
import { useText } from "../../app/text.ts";
import { Crumbs } from "../../layout/Crumbs.tsx";
import { notify } from "../../layout/notices-state.ts";
import { showLogin } from "../../session/panel.ts";
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
  const loaded = useSession((state) => state.productsLoaded);
  const loggedIn = useSession((state) => state.loggedIn);
  return (
    <>
      <Crumbs
        crumbs={[
          { name: t("LAYOUT_ACCOUNT"), url: null },
          { name: title, url: null },
        ]}
      />
      <div className="user-page">
        <h1 className={fit(title)}>{title}</h1>
        <nav className="user-ways" aria-label={t("LAYOUT_ACCOUNT")}>
          {loggedIn && (
            <Link href={paths.userOrders} aria-current={at === paths.userOrders ? "page" : undefined}>
              {t("LAYOUT_USER_ORDERS")}
            </Link>
          )}
          {loggedIn && (
            <Link href={paths.userData} aria-current={at === paths.userData ? "page" : undefined}>
              {t("LAYOUT_USER_EDITDATA")}
            </Link>
          )}
          {loggedIn && (
            <button type="button" onClick={() => void logOut().catch(() => notify(t("ERROR_SERVER"), "trouble"))}>
              {t("LAYOUT_USER_LOGOUT")}
            </button>
          )}
          {loaded && !loggedIn && (
            <button type="button" onClick={() => showLogin(true)}>
              {t("BTN_LOGIN")}
            </button>
          )}
        </nav>
        {children}
      </div>
    </>
  );
}

/** Brings the rules of the order form, which no page of a customer's begins with. Refuses when they cannot be had. */
async function logOut(): Promise<void> {
  const login = await import("../../session/log-in.ts");
  await login.logOut();
}
