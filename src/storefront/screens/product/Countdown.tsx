import { useEffect, useState } from "react";
import { useSession } from "../../session/store.ts";
import { countdownText } from "./countdown-text.ts";

/**
 * How long it is until a drop's second, told each second beside the time itself, which needs no script; there is room for
 * it before it comes. Once it is over the page is asked for until it lets the goods be bought, and shown then.
 */
export function Countdown({ starts }: { starts: string }) {
  const lanCode = useSession((state) => state.lanCode);
  const [left, setLeft] = useState<number | null>(null);
  const isOver = left === 0;
  useEffect(() => {
    const tell = () => setLeft(Math.max(0, Math.ceil((Date.parse(starts) - Date.now()) / 1000)));
    tell();
    const telling = setInterval(tell, 1000);
    return () => clearInterval(telling);
  }, [starts]);
  useEffect(() => {
    if (!isOver) return;
    let timer: ReturnType<typeof setTimeout>;
    // Not all who wait at once, and again where this clock is ahead of the shop's.
    const again = () => (timer = setTimeout(() => void look(), 500 + Math.random() * 2500));
    const look = async () => {
      const html = await fetch(location.href, { cache: "no-store" })
        .then((answer) => (answer.ok ? answer.text() : starts))
        .catch(() => starts);
      if (html.includes(starts)) again();
      else location.reload();
    };
    again();
    return () => clearTimeout(timer);
  }, [isOver, starts]);
  return (
    <time className="countdown figures" dateTime={starts}>
      {left === null ? "\u00a0" : countdownText(left, lanCode === "cz" ? "cs" : lanCode)}
    </time>
  );
}
