import { useId } from "react";
import { Link } from "wouter";
import { Icon } from "../../ui/Icon.tsx";
import { actClass } from "./Act.tsx";
import "./menu.css";

interface MenuProps {
  text: string;
  /** Where it leads, in groups that belong together. */
  groups: readonly { title: string; links: readonly { href: string; text: string }[] }[];
}

/** Where else one can go from a screen, behind a button: it closes by Esc, by a press beside it and with the screen. */
export function Menu({ text, groups }: MenuProps) {
  const id = useId();
  return (
    <div className="menu">
      <button type="button" className={actClass()} popoverTarget={id}>
        {text} <Icon name="down" small />
      </button>
      <div id={id} popover="auto" className="menu-groups">
        {groups.map(({ title, links }) => (
          <section key={title}>
            <h2>{title}</h2>
            <ul>
              {links.map((one) => (
                <li key={one.href}>
                  <Link href={one.href}>{one.text}</Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  );
}
