import { createContext, useContext } from "react";
import { useQuery } from "@tanstack/react-query";
import { type Session, sessionRoutes } from "../contract/operator/session.ts";
import type { Permission } from "../domain/staff/permissions.ts";
import { call, refusalOf } from "./api.ts";
import { queryClient, sessionKey } from "./queries.ts";
import { speak } from "./text.ts";

/** Who is signed in, for every screen behind the door. */
export const SessionContext = createContext<Session | null>(null);

/** Returns who is signed in. Throws outside of what is shown to who is. */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (session === null) throw new Error("nobody is signed in here");
  return session;
}

/** Returns whether who is signed in may do something; what they may not do is not shown. */
export function useMay(permission: Permission): boolean {
  return useSession().permissions.includes(permission);
}

/** Asks the server who is signed in; null: nobody. */
export function useAskedSession() {
  return useQuery({ queryKey: sessionKey, queryFn: askWhoIsIn, staleTime: 60_000, networkMode: "always" });
}

/** Takes over who has just come in, in their language. */
export async function enter(session: Session): Promise<void> {
  await speak(session.person.language);
  queryClient.setQueryData(sessionKey, session);
}

async function askWhoIsIn(): Promise<Session | null> {
  try {
    const session = await call(sessionRoutes.session);
    await speak(session.person.language);
    return session;
  } catch (refused) {
    if (refusalOf(refused) === "SIGNED_OUT") return null;
    throw refused;
  }
}
