import { useEffect, useState } from "react";
import { Redirect, Route, Switch, useLocation } from "wouter";
import { lazyScreen, lazyScreenOfGoods } from "./lazy-screen.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { KeyHint } from "../keyboard/KeyHint.tsx";
import { KeyList } from "../keyboard/KeyList.tsx";
import { useFindWords } from "../keyboard/use-find-words.ts";
import { listenToKeys, useKeys } from "../keyboard/use-keys.ts";
import { followChanges } from "../live/follow-changes.ts";
import { OrdersScreen } from "../orders/OrdersScreen.tsx";
import { TodayScreen } from "../today/TodayScreen.tsx";
import { destinationsFor } from "../destinations.ts";
import { useSession } from "../session.ts";
import { useText } from "../text.ts";
import { StepUp } from "../ways-in/StepUpSlot.tsx";
import { Broken } from "./Broken.tsx";
import { Navigation } from "./Navigation.tsx";
import { Notices, turnLast } from "./Notices.tsx";
import { Forbidden } from "./Nowhere.tsx";
import { PaletteSlot } from "./PaletteSlot.tsx";
import "./frame.css";

const OrderScreen = lazyScreen(async () => (await import("../order/OrderScreen.tsx")).OrderScreen);
const ChangeScreen = lazyScreen(async () => (await import("../order-change/ChangeScreen.tsx")).ChangeScreen);
const PhoneOrderScreen = lazyScreen(async () => (await import("../phone-order/PhoneOrderScreen.tsx")).PhoneOrderScreen);
const StaffScreen = lazyScreen(async () => (await import("../people/StaffScreen.tsx")).StaffScreen);
const AccountScreen = lazyScreen(async () => (await import("../people/AccountScreen.tsx")).AccountScreen);
const ComplaintsScreen = lazyScreenOfGoods(
  async () => (await import("../complaints/ComplaintsScreen.tsx")).ComplaintsScreen,
);
const ComplaintScreen = lazyScreenOfGoods(
  async () => (await import("../complaints/ComplaintScreen.tsx")).ComplaintScreen,
);
const ReturnsScreen = lazyScreenOfGoods(async () => (await import("../returns/ReturnsScreen.tsx")).ReturnsScreen);
const ReturnScreen = lazyScreenOfGoods(async () => (await import("../returns/ReturnScreen.tsx")).ReturnScreen);
const RefundsScreen = lazyScreenOfGoods(async () => (await import("../refunds/RefundsScreen.tsx")).RefundsScreen);
const ReviewsScreen = lazyScreenOfGoods(async () => (await import("../reviews/ReviewsScreen.tsx")).ReviewsScreen);
const ReadyTextsScreen = lazyScreenOfGoods(
  async () => (await import("../emails/ReadyTextsScreen.tsx")).ReadyTextsScreen,
);
const FartherScreens = lazyScreen(async () => (await import("./FartherScreens.tsx")).FartherScreens);
const PrintScreen = lazyScreen(async () => (await import("../orders/PrintScreen.tsx")).PrintScreen);
const KeysScreen = lazyScreenOfGoods(async () => (await import("../keys/KeysScreen.tsx")).KeysScreen);

/** What stands around every screen: the navigation, the way to search, windows over everything, and what was just done. */
export function Frame() {
  const t = useText();
  const findWords = useFindWords();
  const [over, setOver] = useState<"palette" | "keys" | null>(null);
  const [path, go] = useLocation();
  const { permissions, person } = useSession();
  const destinations = destinationsFor(permissions);
  const goTo = (path: string) => () => destinations.some((destination) => destination.path === path) && go(path);
  useEffect(listenToKeys, []);
  useEffect(beginAtTop, []);
  useEffect(() => followChanges(person.id), [person.id]);
  useKeys({
    palette: () => setOver("palette"),
    keyList: () => setOver("keys"),
    undo: () => turnLast("undo"),
    redo: () => turnLast("redo"),
    goToday: goTo("/today"),
    goOrders: goTo("/orders"),
    goPacking: goTo("/packing"),
    goReturns: goTo("/returns"),
    goStock: goTo("/goods/stock"),
    goGoods: goTo("/goods"),
    goRefunds: goTo("/refunds"),
    goComplaints: goTo("/complaints"),
    goReviews: goTo("/reviews"),
    goReadyTexts: goTo("/ready-texts"),
    goCustomers: goTo("/customers"),
    goNewsletter: goTo("/newsletter"),
    goCodes: goTo("/codes"),
    goNumbers: goTo("/numbers"),
    goContent: goTo("/content"),
    goSettings: goTo("/settings"),
    goStaff: goTo("/staff"),
    goAccount: goTo("/account"),
    goLog: goTo("/log"),
    goKeys: goTo("/keys"),
    newOrder: () => permissions.includes("orders.edit") && go("/orders/new"),
  });
  return (
    <div className="office">
      <a className="skip-link" href="#main">
        {t("OFFICE_SKIP")}
      </a>
      <Navigation onKeys={() => setOver("keys")} />
      <div className="office-side">
        <div className="office-top">
          <button type="button" className="find-button" onClick={() => setOver("palette")}>
            <Icon name="search" small />
            <span>{findWords}</span>
            <KeyHint name="palette" />
          </button>
        </div>
        <main id="main" className="office-main" tabIndex={-1}>
          <Broken key={path}>
            <Screens first={destinations[0]?.path ?? "/account"} />
          </Broken>
        </main>
      </div>
      <Notices />
      <StepUp />
      <PaletteSlot isOpen={over === "palette"} onClose={() => setOver(null)} onTurn={turnLast} />
      {over === "keys" && <KeyList onClose={() => setOver(null)} />}
    </div>
  );
}

/** Has a screen begin at its top when somebody goes on to it; the browser itself finds where they were when they come back. Wouter tells of each by an event of this name. */
function beginAtTop(): () => void {
  const toTop = () => window.scrollTo(0, 0);
  window.addEventListener("pushState", toTop);
  return () => window.removeEventListener("pushState", toTop);
}

function Screens({ first }: { first: string }) {
  const { permissions } = useSession();
  return (
    <Switch>
      <Route path="/">
        <Redirect to={first} replace />
      </Route>
      <Route path="/today">
        <TodayScreen />
      </Route>
      <Route path="/orders">{permissions.includes("orders.read") ? <OrdersScreen /> : <Forbidden />}</Route>
      <Route path="/orders/print">{permissions.includes("orders.read") ? <PrintScreen /> : <Forbidden />}</Route>
      <Route path="/orders/new">{permissions.includes("orders.edit") ? <PhoneOrderScreen /> : <Forbidden />}</Route>
      <Route path="/orders/:number/change">
        {({ number }) =>
          permissions.includes("orders.edit") ? <ChangeScreen key={number} number={number} /> : <Forbidden />
        }
      </Route>
      <Route path="/orders/:number">
        {({ number }) =>
          permissions.includes("orders.read") ? <OrderScreen key={number} number={number} /> : <Forbidden />
        }
      </Route>
      <Route path="/packing/*?">
        <Forbidden />
      </Route>
      <Route path="/returns">{permissions.includes("orders.pack") ? <ReturnsScreen /> : <Forbidden />}</Route>
      <Route path="/returns/:id">
        {({ id }) => (permissions.includes("orders.pack") ? <ReturnScreen key={id} id={id} /> : <Forbidden />)}
      </Route>
      <Route path="/complaints">{permissions.includes("orders.edit") ? <ComplaintsScreen /> : <Forbidden />}</Route>
      <Route path="/complaints/:id">
        {({ id }) => (permissions.includes("orders.edit") ? <ComplaintScreen key={id} id={id} /> : <Forbidden />)}
      </Route>
      <Route path="/withdrawals">
        <Redirect to="/returns" replace />
      </Route>
      <Route path="/refunds">{permissions.includes("money.refund") ? <RefundsScreen /> : <Forbidden />}</Route>
      <Route path="/reviews">{permissions.includes("reviews.moderate") ? <ReviewsScreen /> : <Forbidden />}</Route>
      <Route path="/ready-texts">{permissions.includes("content.edit") ? <ReadyTextsScreen /> : <Forbidden />}</Route>
      <Route path="/staff">{permissions.includes("staff.manage") ? <StaffScreen /> : <Forbidden />}</Route>
      <Route path="/keys">{permissions.includes("keys.manage") ? <KeysScreen /> : <Forbidden />}</Route>
      <Route path="/account">
        <AccountScreen />
      </Route>
      <Route>
        <FartherScreens />
      </Route>
    </Switch>
  );
}
