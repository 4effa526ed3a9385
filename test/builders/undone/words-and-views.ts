import assert from "node:assert/strict";
import type { Office } from "../office.ts";
import { operatorRoutes as routes } from "../../../src/contract/operator/routes.ts";
import type { Example } from "./orders-and-people.ts";

/** Returns an example of each route of emails, questions, ready texts, reviews and views of the list that can be taken back. */
export function wordsAndViews({ pool, ola, place, read, did, products }: Office): Record<string, Example> {
  const emails = async (number: number) =>
    (await read(number)).timeline!.flatMap(({ what }) => (what.kind === "email" ? [what] : []));
  /** What somebody has written to a buyer, or sent once more. */
  const writing = async (act: (number: number) => ReturnType<typeof did>) => {
    const number = await place();
    return {
      as: async () => (await emails(number)).map(({ id }) => id),
      act: () => act(number),
    };
  };
  /** An email of an order that did not arrive. */
  const refused = async () => {
    const number = await place();
    const email = (await emails(number))[0]!.id;
    await pool.query("UPDATE outbox SET refused_at = now() WHERE letter_id = $1", [email]);
    return { parameters: { number, email }, as: () => emails(number) };
  };
  /** A message of the contact form that waits. */
  const asked = async (reported: string | null = null) => {
    const { rows } = await pool.query<{ id: number }>(
      "INSERT INTO questions (name, email, subject, content, lan_id, reported) VALUES ('Kasia', 'kasia@przyklad.pl', '', 'Jaki?', 1, $1) RETURNING question_id AS id",
      [reported],
    );
    const parameters = { id: rows[0]!.id };
    const question = async () => (await ola.call(routes.question, { parameters })).body;
    const as = async () => {
      const { state, decision, answers } = await question();
      return { state, decision, answers };
    };
    return { parameters, question, as };
  };
  const inAll = (text: string) => ({ pl: text, en: text, cz: text });
  const text = (name: string) => ({ name, subject: inAll(name), text: inAll("Dzień dobry") });
  const readyTexts = async () => (await ola.call(routes.readyTexts)).body.readyTexts;
  const texts = async () => (await readyTexts()).map(({ name, subject, text: said }) => ({ name, subject, said }));
  const addText = async (name: string) => {
    await did(ola.call(routes.addReadyText, { body: text(name) }));
    const { id, version } = (await readyTexts()).find((one) => one.name === name)!;
    return { parameters: { id }, version };
  };
  const shopText = async (code: string) => (await ola.call(routes.text, { parameters: { code } })).body.in.pl;
  const front = async () => (await ola.call(routes.front, { parameters: { part: "notices" } })).body;
  const above = (said: string) => ({
    part: "notices",
    notices: [{ text: { pl: said, en: "", cz: "" }, to: null, kind: "news", from: null, until: null }],
  });
  const redirects = async () => (await ola.call(routes.redirects)).body.redirects.map(({ from, to }) => ({ from, to }));
  const view = (name: string) => ({ name, asked: { state: "packed" }, columns: ["total"], shared: false });
  const views = async () => (await ola.call(routes.orderViews)).body.views;
  const seen = async () => (await views()).map(({ id: _id, version: _version, ...one }) => one);
  const saveView = async (name: string) => {
    await did(ola.call(routes.saveView, { body: view(name) }));
    return { id: (await views()).find((one) => one.name === name)!.id };
  };
  return {
    sendMessage: () =>
      writing((number) =>
        did(ola.call(routes.sendMessage, { parameters: { number }, body: { subject: "Adres", text: "Który?" } })),
      ),
    sendAgain: () =>
      writing(async (number) => {
        const email = (await emails(number))[0]!.id;
        return did(ola.call(routes.sendAgain, { parameters: { number, email } }));
      }),
    sendPaymentLink: () => writing((number) => did(ola.call(routes.sendPaymentLink, { parameters: { number } }))),
    closeRefusal: async () => {
      const { parameters, as } = await refused();
      return { as, act: () => did(ola.call(routes.closeRefusal, { parameters })) };
    },
    reopenRefusal: async () => {
      const { parameters, as } = await refused();
      await did(ola.call(routes.closeRefusal, { parameters }));
      return { as, act: () => did(ola.call(routes.reopenRefusal, { parameters })) };
    },
    answerQuestion: async () => {
      const { parameters, question, as } = await asked();
      const body = { subject: "Re", text: "Taki." };
      const { version } = await question();
      return { as, act: () => did(ola.call(routes.answerQuestion, { parameters, body, version })) };
    },
    decideReport: async () => {
      const { parameters, question, as } = await asked("https://sklep.example/bluza/");
      const body = { decision: "stays" as const, subject: "Decyzja", text: "Nic w tym złego." };
      const { version } = await question();
      return { as, act: () => did(ola.call(routes.decideReport, { parameters, body, version })) };
    },
    closeQuestion: async () => {
      const { parameters, as } = await asked();
      return { as, act: () => did(ola.call(routes.closeQuestion, { parameters, body: { state: "closed" } })) };
    },
    reopenQuestion: async () => {
      const { parameters, as } = await asked();
      await did(ola.call(routes.closeQuestion, { parameters, body: { state: "elsewhere" } }));
      return { as, act: () => did(ola.call(routes.reopenQuestion, { parameters })) };
    },
    addReadyText: async () => ({
      as: texts,
      act: () => did(ola.call(routes.addReadyText, { body: text("Podziękowanie") })),
    }),
    changeReadyText: async () => {
      const asked = await addText("Przeprosiny");
      return { as: texts, act: () => did(ola.call(routes.changeReadyText, { ...asked, body: text("Bardzo") })) };
    },
    changeFront: async () => ({
      as: async () => (await front()).content,
      act: async () =>
        did(
          ola.call(routes.changeFront, {
            parameters: { part: "notices" },
            body: { content: above("Dziś bez dostawy") },
            version: (await front()).version,
          }),
        ),
    }),
    planFront: async () => ({
      as: async () => (await front()).planned,
      act: async () =>
        did(
          ola.call(routes.planFront, {
            parameters: { part: "notices" },
            body: { planned: { content: above("Święta"), at: "2099-12-24T00:00" } },
            version: (await front()).version,
          }),
        ),
    }),
    addRedirects: async () => ({
      as: redirects,
      act: () => did(ola.call(routes.addRedirects, { body: { redirects: [{ from: "/dawna", to: "/nowosci/" }] } })),
    }),
    removeRedirects: async () => {
      await did(ola.call(routes.addRedirects, { body: { redirects: [{ from: "/dawniejsza", to: "/promocje/" }] } }));
      const [given] = (await ola.call(routes.redirects)).body.redirects;
      return { as: redirects, act: () => did(ola.call(routes.removeRedirects, { body: { ids: [given!.id] } })) };
    },
    changeText: async () => ({
      as: async () => (await shopText("LAYOUT_CART")).own,
      act: async () =>
        did(
          ola.call(routes.changeText, {
            parameters: { code: "LAYOUT_CART", language: "pl" },
            body: { text: "Torba" },
            version: (await shopText("LAYOUT_CART")).version,
          }),
        ),
    }),
    removeReadyText: async () => {
      const { parameters } = await addText("Pytanie");
      return { as: texts, act: () => did(ola.call(routes.removeReadyText, { parameters })) };
    },
    decideReview: async () => {
      const number = await place({ lines: [{ product: products.cap }] });
      const { rows } = await pool.query<{ id: number }>(
        `INSERT INTO reviews (product_id, buyer, sample, stars, content, author, lan_id) SELECT product_id, 'kasia@przyklad.pl', true, 5, 'Dobre', 'Kasia', 1
         FROM order_lines WHERE order_id = $1 RETURNING review_id AS id`,
        [number],
      );
      assert.ok(rows[0]);
      return {
        as: async () => (await ola.call(routes.reviews)).body.reviews.map(({ id, state }) => ({ id, state })),
        act: () => did(ola.call(routes.decideReview, { parameters: rows[0]!, body: { decision: "approved" } })),
      };
    },
    saveView: async () => ({ as: seen, act: () => did(ola.call(routes.saveView, { body: view("Kurier") })) }),
    changeView: async () => {
      const parameters = await saveView("Na dziś");
      return {
        as: seen,
        act: () => did(ola.call(routes.changeView, { parameters, body: view("Na jutro"), version: '"view-1"' })),
      };
    },
    removeView: async () => {
      const parameters = await saveView("Ostatni");
      return { as: seen, act: () => did(ola.call(routes.removeView, { parameters })) };
    },
  };
}
