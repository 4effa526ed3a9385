import { useEffect } from "react";
import { Route, Switch } from "wouter";
import { lazyComponent } from "../ui/lazy-component.ts";
import { packingPath } from "../contract/operator/packing-paths.ts";
import { languageCalled } from "../domain/language.ts";
import { IconSprite } from "./IconSprite.tsx";
import { Trouble } from "./controls/Trouble.tsx";
import { Broken } from "./frame/Broken.tsx";
import { Frame } from "./frame/Frame.tsx";
import { SessionContext, useAskedSession } from "./session.ts";
import { keepFocus } from "./keyboard/keep-focus.ts";
import { useSpoken } from "./text.ts";
import "./door.css";

const SignIn = lazyComponent(async () => (await import("./ways-in/SignIn.tsx")).SignIn);
const Invitation = lazyComponent(async () => (await import("./ways-in/Invitation.tsx")).Invitation);
const PhoneClaim = lazyComponent(async () => (await import("./ways-in/PhoneClaim.tsx")).PhoneClaim);

const PackingDoor = lazyComponent(async () => (await import("./packing/PackingDoor.tsx")).PackingDoor);

/** This page was loaded where somebody packs: it may use the camera there, and what opens it without a network. */
const isPackingPage = `${location.pathname}/`.startsWith(`${packingPath}/`);

/** The whole application: who is signed in gets the back office at any address, who is not the ways in; their links lead in by themselves. */
export function Door() {
  const { lanCode, texts } = useSpoken();
  useEffect(keepFocus, []);
  useEffect(() => {
    document.documentElement.lang = languageCalled(lanCode).tag;
  }, [lanCode]);
  return (
    <>
      <IconSprite />
      {texts !== null && (
        <Broken>
          <Switch>
            <Route path="/invitation">
              <Invitation />
            </Route>
            <Route path="/phone">
              <PhoneClaim />
            </Route>
            <Route path="/packing/*?">{isPackingPage ? <PackingDoor /> : <LoadAgain />}</Route>
            <Route>
              <Inside />
            </Route>
          </Switch>
        </Broken>
      )}
    </>
  );
}

/** Somebody goes to packing from another screen: it is another page. */
function LoadAgain() {
  useEffect(() => location.reload(), []);
  return null;
}

function Inside() {
  const { data: session, error, refetch } = useAskedSession();
  if (session === undefined)
    return (
      error && (
        <main className="door-trouble">
          <Trouble error={error} retry={() => void refetch()} />
        </main>
      )
    );
  if (session === null) return <SignIn />;
  return (
    <SessionContext value={session}>
      <Frame />
    </SessionContext>
  );
}
