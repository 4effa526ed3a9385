import { type ComponentType, lazy } from "react";
import type { BackofficePlainCode } from "../domain/dictionary/text-code.ts";
import type { Permission } from "../domain/staff/permissions.ts";

/** Screens one comes to from another or by the palette: they have no place in the navigation. */
export const fartherScreens = [
  {
    path: "/ready-texts",
    title: "OFFICE_READY_TEXTS",
    permission: "content.edit",
    Screen: lazy(async () => ({ default: (await import("./emails/ReadyTextsScreen.tsx")).ReadyTextsScreen })),
  },
] as const satisfies readonly {
  path: string;
  title: BackofficePlainCode;
  permission: Permission;
  Screen: ComponentType;
}[];
