/**
 * The header in which the browser names the language (its `lanId`) of refusals and emails: the specification fixes the
 * bodies of most calls (point 7). A body's own `lanId`, which `makeOrder` has, goes before it.
 */
export const languageHeader = "x-lan-id";
