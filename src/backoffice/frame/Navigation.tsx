import { Link, useLocation } from "wouter";
import { Wordmark } from "../../ui/Wordmark.tsx";
import { KeyHint } from "../keyboard/KeyHint.tsx";
import { placesFor } from "../places.ts";
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
        {placesFor(permissions).map((place) => (
          <li key={place.path} className={place.aside && "nav-aside"}>
            <Link href={place.path} aria-current={`${path}/`.startsWith(`${place.path}/`) ? "page" : undefined}>
              <span>{t(place.title)}</span>
              <KeyHint name={place.keyName} />
            </Link>
          </li>
        ))}
      </ul>
      <PersonMenu onKeys={onKeys} />
    </nav>
  );
}
