import { consent } from "../../consent/consent.ts";

/**
 * Returns what goes with an order to whose being told its shopper has agreed: the answer, and by what Google and Meta know
 * this browser. Where nothing was agreed to nothing is read.
 */
export function agreedTo(): { agreed?: object } {
  const { given } = consent.getState();
  const { analytics, advertising } = given?.purposes ?? {};
  if (given === null || (analytics !== true && advertising !== true)) return {};
  return {
    agreed: {
      date: given.date,
      version: given.version,
      ...(analytics === true && { analytics: { client: cookie(/^_ga$/), session: cookie(/^_ga_/) } }),
      ...(advertising === true && {
        advertising: { browser: cookie(/^_fbp$/), click: cookie(/^_fbc$/) || clickThatLed() },
      }),
    },
  };
}

/** Returns what a cookie of this name holds; '' where there is none. */
function cookie(name: RegExp): string {
  const pairs = document.cookie.split("; ").map((pair) => pair.split("=", 2));
  return pairs.find(([key = ""]) => name.test(key))?.[1] ?? "";
}

/** The click on an advertisement by which this page was opened, as Meta's own cookie would hold it: `fb.1.{milliseconds}.{fbclid}`; '' where there was none. */
function clickThatLed(): string {
  const [opened] = performance.getEntriesByType("navigation");
  const click = opened && new URL(opened.name, "http://shop").searchParams.get("fbclid");
  return click ? `fb.1.${Math.round(performance.timeOrigin)}.${click}` : "";
}
