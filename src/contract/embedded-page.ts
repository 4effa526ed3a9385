/** Returns the JSON of the page data that a prerendered page carries for its own hydration; undefined where there is none. */
export function embeddedPage(html: string): string | undefined {
  return /<script type="application\/json" id="page-data">([^<]*)<\/script>/.exec(html)?.[1];
}
