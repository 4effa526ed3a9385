/** Browsers by what they call themselves; those that also name another come first. */
const names: [string, RegExp][] = [
  ["Edge", /Edg(?:e|A|iOS)?\/(\d+)/],
  ["Opera", /OPR\/(\d+)/],
  ["Samsung Internet", /SamsungBrowser\/(\d+)/],
  ["Firefox", /(?:Firefox|FxiOS)\/(\d+)/],
  ["Chrome", /(?:HeadlessChrome|Chrome|CriOS)\/(\d+)/],
  ["Safari", /Version\/(\d+(?:\.\d+)?).*Safari/],
];

/** Returns a browser's name and version, 'Firefox 140'; what is not known is answered as it calls itself. */
export function browserName(userAgent: string): string {
  for (const [name, words] of names) {
    const version = words.exec(userAgent)?.[1];
    if (version !== undefined) return `${name} ${version}`;
  }
  return userAgent.slice(0, 80);
}
