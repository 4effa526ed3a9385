import assert from "node:assert/strict";
import { test } from "node:test";
import { assertSameInAll, assertWhole, shownTexts } from "../../../../test/builders/information-texts.ts";
import { dictionaries } from "../../dictionary/dictionaries.ts";
import type { LanCode } from "../../language.ts";
import { lawfulPages } from "../../opening.ts";
import { pageDrafts } from "./page-drafts.ts";

const seller = {
  shop_name: "Kostka",
  shop_company: "Kostka Studio Anna Kowalska",
  shop_street: "ul. Kwiatowa 5",
  shop_city: "00-001 Warszawa",
  shop_email: "sklep@kostka.pl",
  shop_phone: "+48 600 100 200",
  shop_nip: "5261040828",
  shop_bank_account: "PL61 1090 1014 0000 0712 1981 2874",
};
const texts = shownTexts(pageDrafts, seller);

test("with the seller's own details every mark of a draft is filled, and every link leads somewhere", () =>
  assertWhole(texts, pageDrafts));

test("drafts say the same in every language: as many headings, lists and tables", () => assertSameInAll(texts));

test("each page the law wants has a draft, none is the demo's, and no price is typed into one", () => {
  assert.deepEqual(pageDrafts.flatMap(({ lawful }) => lawful ?? []).toSorted(), lawfulPages.toSorted());
  for (const { slug, lanCode, source } of texts) {
    assert.doesNotMatch(source, /Bruk(?!-)\b|\d[\d., \u00a0]*(zł|PLN|EUR|€|Kč)|\b60 min/, `${slug} ${lanCode}`);
  }
});

/** What a page must say, by its slug: one expression for all languages, or one for each. */
const cacheTags: Record<string, Record<string, RegExp | Record<LanCode, RegExp>>> = {
  regulamin: {
    "the seller (C4)":
      /Kostka Studio Anna Kowalska.*ul\. Kwiatowa 5, 00-001 Warszawa.*CEIDG.*NIP 5261040828.*\+48 600 100 200.*sklep@kostka\.pl/s,
    "30 days before a reduction (C1)": {
      pl: /najniższą cenę z 30 dni przed jej wprowadzeniem/,
      en: /lowest price of the 30 days before it was introduced/,
      cz: /nejnižší cenu za 30 dnů před jejím zavedením/,
    },
    "the order button (C3)": {
      pl: new RegExp(dictionaries.pl.BTN_MAKEORDER),
      en: new RegExp(dictionaries.en.BTN_MAKEORDER),
      cz: new RegExp(dictionaries.cz.BTN_MAKEORDER),
    },
    "the confirmation and its papers (C5)": {
      pl: /e-mail z potwierdzeniem.*regulamin, pouczenie.*wzór formularza/s,
      en: /e-mail confirming.*these terms, the information on withdrawal and the model form/s,
      cz: /e-mail s potvrzením.*tyto podmínky, poučení.*vzorový formulář/s,
    },
    "14 days to withdraw (C6), the function (C7)": {
      pl: /14 dni.*Odstąp od umowy tutaj/s,
      en: /14 days.*Withdraw from contract here/s,
      cz: /14 dnů.*Odstoupit od smlouvy zde/s,
    },
    "two years, an answer in 14 days (C25)": {
      pl: /dwa lata.*14 dni/s,
      en: /two years.*14 days/s,
      cz: /dva roky.*14 dnů/s,
    },
    "reviews of buyers alone (C2)": {
      pl: /tylko osoba, która go u nas kupiła.*negatywne publikujemy tak samo/s,
      en: /Only someone who bought.*negative reviews are published alike/s,
      cz: /jen ten, kdo ho u nás koupil.*záporné recenze zveřejňujeme stejně/s,
    },
    "disputes out of court (C19)": { pl: /Inspekcji Handlowej/, en: /Trade Inspection/, cz: /Obchodní inspekce/ },
    "delivery within 30 days": {
      pl: /30 dni od zawarcia umowy/,
      en: /30 days after the contract/,
      cz: /30 dnů od uzavření smlouvy/,
    },
    "a safety contact (C13)": {
      pl: /niebezpieczny.*sklep@kostka\.pl/s,
      en: /dangerous.*sklep@kostka\.pl/s,
      cz: /nebezpečné.*sklep@kostka\.pl/s,
    },
    "the NIP before the order (C16)": {
      pl: /podaj NIP, zanim/,
      en: /\(NIP\) before you place/,
      cz: /uveďte DIČ dříve/,
    },
    "the payments offered": /przelew, za pobraniem/,
  },
  "zwroty-reklamacje-wymiany": {
    "14 days and the model form (C6)": {
      pl: /Termin 14 dni.*Niniejszym informuję o moim odstąpieniu/s,
      en: /The 14 days run.*I hereby give notice/s,
      cz: /Lhůta 14 dnů.*Oznamuji, že tímto odstupuji/s,
    },
    "money back in 14 days by the same means (C6)": {
      pl: /najpóźniej w 14 dni.*takim samym sposobem płatności/s,
      en: /no later than 14 days.*same means of payment/s,
      cz: /nejpozději do 14 dnů.*stejným způsobem platby/s,
    },
    "the cheapest delivery (C6)": {
      pl: /najtańszej zwykłej dostawy/,
      en: /cheapest ordinary delivery/,
      cz: /nejlevnější běžné dopravy/,
    },
    "exceptions (C6)": { pl: /higienicznych/, en: /hygiene/, cz: /hygienických/ },
    "conformity (C25)": {
      pl: /dwóch lat.*naprawy albo wymiany.*obniżenia ceny albo odstąpić.*14 dni/s,
      en: /two years.*repair or replacement.*lower price or withdraw.*14 days/s,
      cz: /dvou let.*opravu, nebo výměnu.*slevu z ceny nebo od smlouvy odstoupit.*14 dnů/s,
    },
    "where goods go back": /Kostka Studio Anna Kowalska, ul\. Kwiatowa 5, 00-001 Warszawa/,
  },
  "dostawa-i-platnosci": {
    "the account": /PL61 1090 1014 0000 0712 1981 2874/,
    "how long an order waits": { pl: /60 minut.*7 dni/s, en: /60 minutes.*7 days/s, cz: /60 minut.*7 dní/s },
    customs: { pl: /cło/, en: /duty/, cz: /clo/ },
  },
  "polityka-prywatnosci": {
    "whose data and whom to ask (C10)": /Kostka Studio Anna Kowalska.*sklep@kostka\.pl/s,
    "the supervisory authority (C10)": {
      pl: /Prezesa Urzędu Ochrony Danych Osobowych/,
      en: /Personal Data Protection Office/,
      cz: /Úřadu pro ochranu osobních údajů/,
    },
    "statistics only after consent (C11)": { pl: /tylko po zgodzie/, en: /only after consent/, cz: /jen po souhlasu/ },
    "the newsletter's double opt-in (C9)": {
      pl: /potwierdzasz linkiem/,
      en: /confirm with a link/,
      cz: /potvrzujete odkazem/,
    },
  },
  "o-firmie": { "who runs the shop": /Kostka Studio Anna Kowalska.*CEIDG.*NIP 5261040828/s },
  informacje: { "whom to call": /\+48 600 100 200/ },
};

for (const { slug, lanCode, said } of texts) {
  test(`the draft ${slug} states in ${lanCode} what the law wants of it`, () => {
    const words = said.replaceAll("\u00a0", " ");
    const missing = Object.entries(cacheTags[slug]!)
      .filter(([, cacheTag]) => !(cacheTag instanceof RegExp ? cacheTag : cacheTag[lanCode]).test(words))
      .map(([what]) => what);
    assert.deepEqual(missing, [], words);
  });
}

test("the delivery table stands on the page about it", () => {
  assert.deepEqual(
    texts.filter(({ parts }) => parts.some(({ kind }) => kind === "delivery")).map(({ slug }) => slug),
    Array(3).fill("dostawa-i-platnosci"),
  );
});
