import { openAuthenticator } from "../authenticator.ts";
import type { Office } from "../office.ts";
import { publicUrl } from "../server-parts.ts";
import { comeIn } from "../staff.ts";
import { operatorRoutes as routes } from "../../../src/contract/operator/routes.ts";

/** Of a route that can be taken back: what it changes, as it is read, and how it is done once; the number it is taken back by. */
export type Example = () => Promise<{ as: () => Promise<unknown>; act: () => Promise<number> }>;

/** Returns an example of each route of orders, statements of withdrawal and people that can be taken back. */
export function ordersAndPeople(office: Office): Record<string, Example> {
  const { pool, app, ola, place, placePaid, read, did, move, tag, addNote: note, withdrawal, isClosed } = office;
  const passkeys = async () => (await ola.call(routes.passkeys)).body.passkeys.map(({ id, name }) => ({ id, name }));
  const members = async () =>
    (await ola.call(routes.staff)).body.staff.map(({ id, email, role }) => ({ id, email, role }));
  const decided = async (number: number) => [{ number, version: (await read(number)).versions.state }];
  return {
    changeLanguage: async () => ({
      as: async () => (await ola.call(routes.session)).body.person.language,
      act: () => did(ola.call(routes.changeLanguage, { body: { language: "en" } })),
    }),
    addNote: async () => {
      const number = await place();
      return { as: async () => (await read(number)).notes, act: () => note(number) };
    },
    removeNote: async () => {
      const number = await place();
      await note(number);
      const notes = async () => (await read(number)).notes!;
      return {
        as: notes,
        act: async () => did(ola.call(routes.removeNote, { parameters: { number, note: (await notes())[0]!.id } })),
      };
    },
    restoreNote: async () => {
      const number = await place();
      await note(number);
      const parameters = { number, note: (await read(number)).notes![0]!.id };
      await did(ola.call(routes.removeNote, { parameters }));
      return {
        as: async () => (await read(number)).notes,
        act: () => did(ola.call(routes.restoreNote, { parameters })),
      };
    },
    ...addressesUndone(office),
    changeTags: async () => {
      const number = await place();
      await tag(number, ["a", "b"]);
      return { as: async () => (await read(number)).tags, act: () => tag(number, ["b", "c"]) };
    },
    moveOrder: async () => {
      const number = await placePaid();
      return {
        as: async () => {
          const { state, delivery, next, documents, money } = await read(number);
          return { state, delivery, next, documents, money };
        },
        act: () => move(number, "sent", { tracking: "52000" }),
      };
    },
    moveOrders: async () => {
      const number = await placePaid();
      return {
        as: async () => (await read(number)).state,
        act: async () => did(ola.call(routes.moveOrders, { body: { to: "packed", orders: await decided(number) } })),
      };
    },
    stepOrdersBack: async () => {
      const number = await placePaid();
      await did(ola.call(routes.moveOrders, { body: { to: "packed", orders: await decided(number) } }));
      return {
        as: async () => (await read(number)).state,
        act: async () => did(ola.call(routes.stepOrdersBack, { body: { orders: await decided(number) } })),
      };
    },
    stepBack: async () => {
      const number = await placePaid();
      await move(number, "packed");
      return {
        as: async () => (await read(number)).state,
        act: async () => {
          const version = (await read(number)).versions.state;
          return did(ola.call(routes.stepBack, { parameters: { number }, version }));
        },
      };
    },
    closeWithdrawal: async () => {
      const id = await withdrawal();
      return { as: () => isClosed(id), act: () => did(ola.call(routes.closeWithdrawal, { parameters: { id } })) };
    },
    reopenWithdrawal: async () => {
      const id = await withdrawal();
      await did(ola.call(routes.closeWithdrawal, { parameters: { id } }));
      return { as: () => isClosed(id), act: () => did(ola.call(routes.reopenWithdrawal, { parameters: { id } })) };
    },
    addPasskey: async () => ({
      as: passkeys,
      act: async () => {
        const device = openAuthenticator({ origin: publicUrl, rpId: "sklep.test" });
        const passkey = device.register((await ola.call(routes.passkeyRegistration)).body);
        return did(ola.call(routes.addPasskey, { body: { name: "klucz", passkey } }));
      },
    }),
    renamePasskey: async () => ({
      as: passkeys,
      act: async () => {
        const { id } = (await ola.call(routes.passkeys)).body.passkeys[0]!;
        return did(ola.call(routes.renamePasskey, { parameters: { id }, body: { name: "inny" } }));
      },
    }),
    inviteStaff: async () => ({
      as: members,
      act: () => did(ola.call(routes.inviteStaff, { body: { email: "jan@bruk.example", role: "shop" } })),
    }),
    changeRole: async () => {
      const iga = await comeIn(app, pool, { email: "iga@bruk.example", role: "shop" });
      return {
        as: members,
        act: () =>
          did(
            ola.call(routes.changeRole, { parameters: { id: iga.id }, body: { role: "packing" }, version: '"role-1"' }),
          ),
      };
    },
    addWebhook: async () => ({
      as: async () => (await ola.call(routes.webhooks)).body.webhooks.map(({ name }) => name),
      act: () => did(ola.call(routes.addWebhook, { body: webhook })),
    }),
    changeWebhook: async () => {
      const { id } = (await ola.call(routes.addWebhook, { body: webhook })).body;
      const read = async () => (await ola.call(routes.webhooks)).body.webhooks.find((one) => one.id === id)!;
      return {
        as: async () => {
          const { name, url, types, on } = await read();
          return { name, url, types, on };
        },
        act: async () =>
          did(
            ola.call(routes.changeWebhook, {
              parameters: { id },
              body: { url: "https://inny.example/hook", types: ["product.changed"], on: false },
              version: (await read()).version,
            }),
          ),
      };
    },
    createKey: async () => ({
      as: async () => (await ola.call(routes.keys)).body.keys.filter(({ name }) => name === "magazyn"),
      act: () => did(ola.call(routes.createKey, { body: { name: "magazyn", permissions: ["orders.read"] } })),
    }),
  };
}

const webhook = {
  name: "magazyn",
  url: "https://magazyn.example/hook",
  types: ["order.placed" as const, "order.paid" as const],
};

/** Returns an example of a changed address and contact, with a field that was not there before, and of one that was put back. */
function addressesUndone({ ola, place, read, did }: Office): Record<string, Example> {
  const changed = async () => {
    const number = await place();
    const parameters = { number };
    const address = async () => (await ola.call(routes.changeForm, { parameters })).body.address;
    const as = async () => {
      const { address: lines, buyer } = await read(number);
      return { form: await address(), lines, buyer };
    };
    const act = async () =>
      did(
        ola.call(routes.changeAddress, {
          parameters,
          body: { shippingStreet: "ul. Nowa 7", email: "nowy@poczta.example", comment: "Dzwonić" },
          version: (await read(number)).versions.address,
        }),
      );
    return { as, act };
  };
  return {
    changeAddress: changed,
    restoreAddress: async () => {
      const { as, act } = await changed();
      const id = await act();
      return { as, act: () => did(ola.call(routes.undo, { parameters: { id } })) };
    },
  };
}
