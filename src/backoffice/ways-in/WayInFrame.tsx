import { type ReactNode, useEffect } from "react";
import { languages } from "../../domain/language.ts";
import { Wordmark } from "../../ui/Wordmark.tsx";
import { choose } from "../device.ts";
import { speak, useSpoken, useText } from "../text.ts";
import { Notices } from "../frame/Notices.tsx";
import "./way-in-frame.css";

/** What stands around the ways in: the shop's mark, the languages, and one thing to do. */
export function WayInFrame({ title, children }: { title: string; children: ReactNode }) {
  const t = useText();
  const spoken = useSpoken((state) => state.lanCode);
  useEffect(() => {
    document.title = `${title} · Bruk`;
  }, [title]);
  return (
    <div className="way-in">
      <header>
        <Wordmark />
        <nav aria-label={t("OFFICE_LANGUAGE")}>
          {languages.map(({ lanCode, tag, name }) => (
            <button
              key={lanCode}
              type="button"
              lang={tag}
              aria-pressed={lanCode === spoken}
              onClick={() => {
                choose({ lanCode });
                void speak(lanCode);
              }}
            >
              {name}
            </button>
          ))}
        </nav>
      </header>
      <main>
        <h1>{title}</h1>
        {children}
      </main>
      <Notices />
    </div>
  );
}
