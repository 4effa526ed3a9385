import { Link } from "wouter";
import type { BackofficePlainCode } from "../../domain/dictionary/text-code.ts";
import { ScreenHead } from "../controls/ScreenHead.tsx";
import { type FartherScreen, fartherScreens } from "../farther-screens.tsx";
import { useSession } from "../session.ts";
import { useText } from "../text.ts";
import "../controls/card.css";
import "./hub.css";

type Entry = Pick<FartherScreen, "path" | "title" | "permission">;

interface HubScreenProps {
  /** The address it has, below which the screens lie that it lists. */
  at: "/content" | "/settings";
  title: BackofficePlainCode;
}

/** What belongs to a part of the shop though it lies elsewhere. */
const beside: Readonly<Record<HubScreenProps["at"], readonly Entry[]>> = {
  "/content": [{ path: "/ready-texts", title: "OFFICE_READY_TEXTS", permission: "content.edit" }],
  "/settings": [
    { path: "/staff", title: "OFFICE_STAFF", permission: "staff.manage" },
    { path: "/keys", title: "OFFICE_APIKEYS", permission: "keys.manage" },
    { path: "/jobs", title: "OFFICE_JOBS", permission: "settings.edit" },
    { path: "/log", title: "OFFICE_LOG", permission: "log.read" },
  ],
};

/** What each is for. */
const about: Readonly<Record<string, BackofficePlainCode>> = {
  "/ready-texts": "OFFICE_HUB_READY_TEXTS",
  "/staff": "OFFICE_HUB_STAFF",
  "/keys": "OFFICE_HUB_KEYS",
  "/jobs": "OFFICE_HUB_JOBS",
  "/log": "OFFICE_HUB_LOG",
  "/content/texts": "OFFICE_HUB_TEXTS",
  "/content/pages": "OFFICE_HUB_PAGES",
  "/content/home": "OFFICE_HUB_HOME",
  "/content/menu": "OFFICE_HUB_MENU",
  "/content/notices": "OFFICE_HUB_NOTICES",
  "/content/footer": "OFFICE_HUB_FOOTER",
  "/content/redirects": "OFFICE_HUB_REDIRECTS",
  "/content/synonyms": "OFFICE_HUB_SYNONYMS",
  "/settings/delivery": "OFFICE_HUB_DELIVERY",
  "/settings/payments": "OFFICE_HUB_PAYMENTS",
  "/settings/connections": "OFFICE_HUB_CONNECTIONS",
  "/settings/webhooks": "OFFICE_HUB_WEBHOOKS",
  "/settings/opening": "OFFICE_HUB_OPENING",
  "/settings/shop": "OFFICE_HUB_SHOP",
  "/settings/looks": "OFFICE_HUB_LOOKS",
  "/settings/rules": "OFFICE_HUB_RULES",
  "/settings/letters": "OFFICE_HUB_LETTERS",
  "/settings/backups": "OFFICE_HUB_BACKUPS",
};

/** Everything of a part of the shop that who is signed in may come to, each with what it is for. */
export function HubScreen({ at, title }: HubScreenProps) {
  const t = useText();
  const { permissions } = useSession();
  const entries = [...entriesBelow(at), ...beside[at]].filter(({ permission }) => permissions.includes(permission));
  return (
    <>
      <ScreenHead title={t(title)} />
      <ul className="hub">
        {entries.map(({ path, title: name }) => (
          <li key={path} className="card">
            <Link href={path}>{t(name)}</Link>
            {about[path] !== undefined && <p className="mute">{t(about[path])}</p>}
          </li>
        ))}
      </ul>
    </>
  );
}

/** Those of a record are come to from their list. */
function entriesBelow(at: string): Entry[] {
  return fartherScreens.filter(({ path }) => path.startsWith(`${at}/`) && !path.includes(":"));
}
