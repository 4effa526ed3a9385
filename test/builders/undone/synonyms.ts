import type { Office } from "../office.ts";
import { operatorRoutes as routes } from "../../../src/contract/operator/routes.ts";
import type { Example } from "./orders-and-people.ts";

/** Returns an example of each route of synonyms that can be taken back. */
export function synonymsUndone({ ola, did }: Office): Record<string, Example> {
  const list = async () => (await ola.call(routes.synonyms, { query: { language: "pl" } })).body;
  const as = async () => (await list()).synonyms.map(({ words, oneWay }) => ({ words, oneWay }));
  const add = (...words: string[]) =>
    did(ola.call(routes.addSynonyms, { body: { language: "pl", words, oneWay: false } }));
  const added = async (...words: string[]) => {
    await add(...words);
    const { id, version } = (await list()).synonyms.find((group) => group.words[0] === words[0])!;
    return { parameters: { id }, version };
  };
  return {
    addSynonyms: () => Promise.resolve({ as, act: () => add("dresiwo", "dresik") }),
    changeSynonyms: async () => {
      const one = await added("kapturek", "kapturówka");
      return { as, act: () => did(ola.call(routes.changeSynonyms, { ...one, body: { oneWay: true } })) };
    },
    removeSynonyms: async () => {
      const { parameters } = await added("tiszerek", "podkoszulka");
      return { as, act: () => did(ola.call(routes.removeSynonyms, { parameters })) };
    },
    switchSynonyms: async () => {
      const { name } = (await list()).own[0]!;
      const own = async () => (await list()).own.find((group) => group.name === name);
      return { as: own, act: () => did(ola.call(routes.switchSynonyms, { body: { name, off: true } })) };
    },
  };
}
