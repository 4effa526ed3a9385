import { Link, useLocation } from "wouter";
import { Wordmark } from "../../ui/Wordmark.tsx";
import { KeyHint } from "../keyboard/KeyHint.tsx";
import { destinationsFor } from "../destinations.ts";
import { useSession } from "../session.ts";
import { useText } from "../text.ts";
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
          <li key={destination.path} className={destination.aside && "nav-aside"}>
            <Link
              href={destination.path}
              aria-current={`${path}/`.startsWith(`${destination.path}/`) ? "page" : undefined}
            >
              <span>{t(destination.title)}</span>
              <KeyHint name={destination.keyName} />
            </Link>
          </li>
        ))}
      </ul>
      <PersonMenu onKeys={onKeys} />
    </nav>
  );
}
