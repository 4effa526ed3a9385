import { languageOf } from "../../../domain/language.ts";
import { useSession } from "../../session/store.ts";

/** Returns how moments (ISO 8601) are said: a day, a minute of this year, a minute of any, in whole words of the shopper's language, by the shop's clock. */
export function useMoments(): {
  day: (moment: string) => string;
  minute: (moment: string) => string;
  whole: (moment: string) => string;
} {
  const { tag } = useSession((state) => languageOf(state.lanId));
  const said = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(tag === "en" ? "en-GB" : tag, { timeZone: "Europe/Warsaw", ...options });
    return (moment: string) => format.format(new Date(moment)).replaceAll(" ", "\u00a0");
  };
  const minute = { day: "numeric", month: "long", hour: "2-digit", minute: "2-digit" } as const;
  const day = said({ day: "numeric", month: "long", year: "numeric" });
  // In a narrow table the year may stand in a line of its own.
  return {
    day: (moment) => day(moment).replace(/\u00a0(?=\d{4}$)/, " "),
    minute: said(minute),
    whole: said({ ...minute, year: "numeric" }),
  };
}
