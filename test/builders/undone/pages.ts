import { operatorRoutes as routes } from "../../../src/contract/operator/routes.ts";
import type { Office } from "../office.ts";
import type { Example } from "./orders-and-people.ts";

/** Returns an example of each route of information pages that can be taken back. */
export function pagesUndone({ ola, did }: Office): Record<string, Example> {
  const add = async (name: string) => (await ola.call(routes.addPage, { body: { name } })).body;
  /** A page, as it is but for its versions, and for whether it may go: one that was once shown may not. */
  const made = async () => {
    const { id } = await add("Tabela rozmiarów");
    const read = async () => (await ola.call(routes.page, { parameters: { id } })).body;
    const as = async () => {
      const { texts, placing, publication, plan, paths } = await read();
      const { removable: _removable, ...shown } = publication;
      return { parts: [texts, placing, shown, plan].map(({ version: _version, ...said }) => said), paths };
    };
    return { parameters: { id }, as, read };
  };
  return {
    addPage: async () => ({
      as: async () => (await ola.call(routes.pages)).body.pages.map(({ id }) => id),
      act: () => did(ola.call(routes.addPage, { body: { name: "O bawełnie" } })),
    }),
    changePageTexts: async () => {
      const { parameters, as, read } = await made();
      const body = {
        name: { pl: "Rozmiary", en: "Sizes" },
        content: { pl: "<p>S, M i L.</p>" },
        address: { cz: "velikosti" },
      };
      return {
        as,
        act: async () => {
          const { version } = (await read()).texts;
          return did(ola.call(routes.changePageTexts, { parameters, body, version }));
        },
      };
    },
    changePagePlacing: async () => {
      const [above, { parameters, as, read }] = [await add("Poradnik"), await made()];
      return {
        as,
        act: async () => {
          const { version } = (await read()).placing;
          const body = { parentId: above.id, after: null };
          return did(ola.call(routes.changePagePlacing, { parameters, body, version }));
        },
      };
    },
    planPage: async () => {
      const { parameters, as, read } = await made();
      const body = { planned: { texts: { content: { pl: "<p>Od stycznia.</p>" } }, at: "2099-01-01T00:00:00.000Z" } };
      return {
        as,
        act: async () => did(ola.call(routes.planPage, { parameters, body, version: (await read()).plan.version })),
      };
    },
    changePagePublication: async () => {
      const { parameters, as, read } = await made();
      return {
        as,
        act: async () => {
          const { version } = (await read()).publication;
          return did(ola.call(routes.changePagePublication, { parameters, body: { shown: true }, version }));
        },
      };
    },
  };
}
