/** What is said of categories and brands to search engines, where their names alone do not say what lies there. */
import type { Said } from "./types.ts";

interface ToSearchEngines {
  title: Said;
  description: Said;
}

/** By category. */
export const categoriesToSearchEngines: Readonly<Record<string, ToSearchEngines>> = {
  "bluzy-rozpinane": {
    title: {
      pl: "Bluzy rozpinane, na zamek | Bruk",
      en: "Zip hoodies and zip sweatshirts | Bruk",
      cz: "Mikiny na zip, rozepínací | Bruk",
    },
    description: {
      pl: "Bluzy na zamek z grubej bawełny. Przy każdej gramatura, skład i tabela rozmiarów, a na zwrot jest 14 dni.",
      en: "Zip-up sweatshirts of thick cotton. Each states its fabric weight, what it is made of and its sizes; 14 days to return.",
      cz: "Mikiny na zip ze silné bavlny. U každé gramáž, složení a tabulka velikostí, na vrácení je 14 dní.",
    },
  },
  "kurtki-przeciwdeszczowe": {
    title: {
      pl: "Kurtki przeciwdeszczowe z klejonymi szwami | Bruk",
      en: "Rain jackets with taped seams | Bruk",
      cz: "Bundy do deště s lepenými švy | Bruk",
    },
    description: {
      pl: "Kurtki na deszcz ze słupem wody podanym w milimetrach. Do miasta, na rower i na przystanek, na którym zawsze wieje.",
      en: "Rain jackets that state their hydrostatic head in millimetres. For town, for the bike and for the windiest of bus stops.",
      cz: "Bundy do deště s vodním sloupcem v milimetrech. Do města, na kolo i na zastávku, kde pořád fouká.",
    },
  },
  "deski-klasyczne": {
    title: {
      pl: "Deskorolki: klonowe blaty na ulicę i do skateparku | Bruk",
      en: "Maple skateboard decks for street and park | Bruk",
      cz: "Javorové skateboardové desky na ulici a do parku | Bruk",
    },
    description: {
      pl: "Klonowe blaty do trików i na schody. Wybierasz szerokość, a my podpowiadamy trucki i kółka, które do niej pasują.",
      en: "Maple decks for popping and for stairs. You choose the width, we show the trucks and wheels that fit it.",
      cz: "Javorové desky na triky i na schody. Vyberete šířku a my ukážeme trucky a kolečka, která k ní sedí.",
    },
  },
  mlynki: {
    title: {
      pl: "Młynki aluminiowe, dwu- i czteroczęściowe | Bruk",
      en: "Aluminium grinders in two and four parts | Bruk",
      cz: "Hliníkové drtičky, dvoudílné i čtyřdílné | Bruk",
    },
    description: {
      pl: "Młynki toczone z aluminium, z sitkiem, które można wymienić, albo bez niego. Rozkręcisz je i umyjesz.",
      en: "Grinders turned from aluminium, with a sieve that can be replaced or without one. They come apart and wash clean.",
      cz: "Drtičky soustružené z hliníku, s vyměnitelným sítkem i bez něj. Rozeberete je a umyjete.",
    },
  },
};

/** By brand. */
export const brandsToSearchEngines: Readonly<Record<string, ToSearchEngines>> = {
  slota: {
    title: {
      pl: "Słota: kurtki na deszcz ze Szczecina | Bruk",
      en: "Słota: rain jackets from Szczecin | Bruk",
      cz: "Słota: bundy do deště ze Štětína | Bruk",
    },
    description: {
      pl: "Wszystkie kurtki marki Słota w jednym miejscu: klejone szwy, słup wody w milimetrach i łatka do wprasowania w zestawie.",
      en: "All Słota jackets in one place: taped seams, the hydrostatic head in millimetres, and an iron-on patch with each.",
      cz: "Všechny bundy značky Słota na jednom místě: lepené švy, vodní sloupec v milimetrech a ke každé nažehlovací záplata.",
    },
  },
  slizg: {
    title: {
      pl: "Ślizg: deskorolki i ubrania z Wrocławia | Bruk",
      en: "Ślizg: skateboards and clothes from Wrocław | Bruk",
      cz: "Ślizg: skateboardy a oblečení z Vratislavi | Bruk",
    },
    description: {
      pl: "Klonowe blaty klejone na zimno i luźne ubrania do jazdy. Marka wrocławskiej ekipy, która testuje je na schodach.",
      en: "Cold-pressed maple decks and loose clothes to ride in. The label of a Wrocław crew that tests them on the stairs.",
      cz: "Desky z javoru a volné oblečení na ježdění. Značka vratislavské party, která každou sérii zkouší na schodech.",
    },
  },
  czolenko: {
    title: {
      pl: "Czółenko: dżins selvedge z Żyrardowa | Bruk",
      en: "Czółenko: selvedge denim from Żyrardów | Bruk",
      cz: "Czółenko: selvedge džínovina z Żyrardowa | Bruk",
    },
    description: {
      pl: "Dżins i drelich ze starych krosien, z czystym brzegiem po obu stronach. Materiał, który z latami wygląda tylko lepiej.",
      en: "Denim and drill from old looms, with a clean edge on both sides. Cloth that only looks better as the years go by.",
      cz: "Džínovina a kepr ze starých stavů, s čistým okrajem po obou stranách. Látka, která s roky vypadá jen lépe.",
    },
  },
};
