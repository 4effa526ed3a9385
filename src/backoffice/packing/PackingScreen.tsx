import { useEffect } from "react";
import { Route, Switch } from "wouter";
import { cachePage } from "./cache-page.ts";
import { ordersHere } from "./packing-state.ts";
import { PackOrder } from "./PackOrder.tsx";
import { PickList } from "./PickList.tsx";
import { Queue } from "./Queue.tsx";
import { Standing } from "./Standing.tsx";
import { readPacking, sendActs, usePacking } from "./use-packing.ts";
import "./packing.css";

/** Milliseconds after which what is to be packed is read again, and what could not be told is tried again. */
const every = 20_000;

/** Packing, for one hand: the queue, what is fetched for several orders, and one order after the other. */
export function PackingScreen() {
  useEffect(goOn, []);
  const state = usePacking();
  const orders = ordersHere(state);
  return (
    <div className="packing">
      <Standing />
      <Switch>
        <Route path="/packing/pick">
          <PickList orders={orders} />
        </Route>
        <Route path="/packing/:number">
          {({ number }) => <PackOrder key={number} number={Number(number)} orders={orders} />}
        </Route>
        <Route>
          <Queue orders={orders} />
        </Route>
      </Switch>
    </div>
  );
}

/** Reads and tells, now and whenever there may be a network again; returns what ends it. */
function goOn(): () => void {
  const both = () => void sendActs().then(readPacking);
  const onSight = () => document.visibilityState === "visible" && both();
  both();
  void cachePage().catch(() => undefined);
  const again = setInterval(onSight, every);
  window.addEventListener("online", both);
  document.addEventListener("visibilitychange", onSight);
  return () => {
    clearInterval(again);
    window.removeEventListener("online", both);
    document.removeEventListener("visibilitychange", onSight);
  };
}
