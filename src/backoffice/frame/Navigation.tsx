import { Link, useLocation } from "wouter";
import { Wordmark } from "../../ui/Wordmark.tsx";
import { KeyHint } from "../keyboard/KeyHint.tsx";
import { destinationsFor, isAt } from "../destinations.ts";
import { useSession } from "../session.ts";
import { useCount, useText } from "../text.ts";
import { useToday } from "../today/use-today.ts";
import { PersonMenu } from "./PersonMenu.tsx";
import "./navigation.css";

/** Where one can go, by the job: at the side, on a phone at the bottom. */
export function Navigation({ onKeys }: { onKeys: () => void }) {
  const t = useText();
  const { permissions } = useSession();
  const [path] = useLocation();
  return (
    <nav className="office-nav" aria-label={t("OFFICE_NAME")}>
      <Link href="/" className="nav-mark">
        <Wordmark />
      </Link>
      <ul>
        {destinationsFor(permissions).map((destination) => (
          <li key={destination.path} className={destination.aside ? "nav-aside" : undefined}>
            <Link href={destination.path} aria-current={isAt(destination, path) ? "page" : undefined}>
              <span>{t(destination.title)}</span>
              {destination.path === "/today" && <Matters />}
              <KeyHint name={destination.keyName} />
            </Link>
          </li>
        ))}
      </ul>
      <PersonMenu onKeys={onKeys} />
    </nav>
  );
}

/** How many matters wait to be decided, on every screen. */
function Matters() {
  const counted = useCount();
  const matters = useToday().data?.decisions.length ?? 0;
  if (matters === 0) return null;
  return (
    <span className="nav-count">
      <span aria-hidden="true">{matters}</span>
      <span className="hidden-text">{counted("OFFICE_MATTERS", matters)}</span>
    </span>
  );
}
