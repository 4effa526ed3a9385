/** Browsers by what each alone says of itself, the ones that say another's name too first. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdgA?\//, "Edge"],
  [/\bOPR\//, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\b(?:Firefox|FxiOS)\//, "Firefox"],
  [/\b(?:HeadlessChrome|Chrome|CriOS)\//, "Chrome"],
  [/\bSafari\//, "Safari"],
];

const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bAndroid\b/, "Android"],
  [/\bWindows\b/, "Windows"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bMac OS X\b/, "macOS"],
  [/\bLinux\b/, "Linux"],
];

/** Returns a browser and its system as people call them: `Chrome, Windows`; what a program says of itself as it is, cut to 60 signs. */
export function deviceName(agent: string): string {
  const named = [browsers, systems].flatMap((names) => names.find(([sign]) => sign.test(agent))?.[1] ?? []);
  return named.join(", ") || agent.slice(0, 60) || "?";
}
