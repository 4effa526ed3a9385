import type { LanCode } from "../domain/language.ts";

interface HeadText {
  title: string;
  description: string;
}

/** Titles and descriptions of the pages that have no entity behind them. */
export const texts: Record<
  LanCode,
  Record<
    | "home"
    | "sale"
    | "newProducts"
    | "search"
    | "notFound"
    | "contact"
    | "compare"
    | "offline"
    | "withdrawal"
    | "review"
    | "stockWish"
    | "userData"
    | "userOrders"
    | "userOrder"
    | "accountLink"
    | "newsletterLink",
    HeadText
  >
> = {
  pl: {
    home: {
      title: "Streetwear, deskorolka i zima",
      description:
        "Bluzy, koszulki, sneakersy, deski i sprzęt na zimę od niezależnych marek. Wysyłka w 1 dzień roboczy, 30 dni na zwrot.",
    },
    sale: {
      title: "Wyprzedaż",
      description:
        "Przecenione bluzy, kurtki, buty i deski. Przy każdej cenie podajemy najniższą z 30 dni przed obniżką.",
    },
    newProducts: { title: "Nowości", description: "To, co właśnie przyszło do sklepu: nowe kroje, kolory i nadruki." },
    search: { title: "Wyszukiwanie", description: "Wyniki wyszukiwania w sklepie." },
    notFound: { title: "Nie ma takiej strony", description: "Tej strony nie znaleźliśmy." },
    contact: {
      title: "Kontakt",
      description: "Napisz do nas: formularz, adres, telefon, e-mail i godziny pracy sklepu.",
    },
    withdrawal: {
      title: "Odstąpienie od umowy",
      description:
        "Odstąp od umowy w dwóch krokach: imię i nazwisko, numer zamówienia i e-mail, na który przyjdzie potwierdzenie.",
    },
    review: { title: "Twoja opinia", description: "Oceń to, co od nas masz." },
    stockWish: { title: "Damy znać, gdy wróci", description: "Jeden list, gdy rzecz znów będzie w sklepie." },
    compare: { title: "Porównanie produktów", description: "Wybrane produkty obok siebie." },
    offline: {
      title: "Brak połączenia",
      description: "Tej strony nie ma w pamięci przeglądarki, a połączenia z internetem brak.",
    },
    userData: { title: "Moje dane", description: "Adres, dane do faktury i hasło." },
    userOrders: { title: "Moje zamówienia", description: "Wszystkie zamówienia i ich stan." },
    newsletterLink: { title: "Newsletter", description: "Zapis na newsletter sklepu." },
    accountLink: { title: "Potwierdzenie adresu", description: "Adres e-mail konta w sklepie." },
    userOrder: { title: "Zamówienie", description: "Co, za ile i gdzie teraz jest." },
  },
  en: {
    home: {
      title: "Streetwear, skate and winter",
      description:
        "Hoodies, tees, sneakers, decks and winter gear from independent brands. Sent within 1 working day, 30 days to return.",
    },
    sale: {
      title: "Sale",
      description:
        "Hoodies, jackets, shoes and decks at reduced prices, each with its lowest price of the 30 days before the reduction.",
    },
    newProducts: { title: "New in", description: "What has just arrived: new cuts, colours and prints." },
    search: { title: "Search", description: "Search results in the shop." },
    notFound: { title: "No such page", description: "We could not find this page." },
    contact: { title: "Contact", description: "Write to us: a form, the shop’s address, phone, e-mail and hours." },
    withdrawal: {
      title: "Withdraw from contract",
      description:
        "Withdraw from the contract in two steps: your name, the order’s number and an e-mail address for the confirmation.",
    },
    review: { title: "Your review", description: "Rate what you have from us." },
    stockWish: { title: "We will tell you when it is back", description: "One letter when it is in stock again." },
    compare: { title: "Compare products", description: "The products you chose, side by side." },
    offline: {
      title: "No connection",
      description: "This page is not kept in the browser, and there is no connection.",
    },
    userData: { title: "My details", description: "Address, invoice details and password." },
    userOrders: { title: "My orders", description: "All orders and where they stand." },
    newsletterLink: { title: "Newsletter", description: "Your subscription to the shop’s newsletter." },
    accountLink: { title: "Confirm your e-mail", description: "The e-mail of an account in the shop." },
    userOrder: { title: "Order", description: "What it holds, what it cost and where it is." },
  },
  cz: {
    home: {
      title: "Streetwear, skate a zima",
      description:
        "Mikiny, trička, tenisky, desky a zimní vybavení od nezávislých značek. Odesíláme do 1 pracovního dne, 30 dnů na vrácení.",
    },
    sale: {
      title: "Výprodej",
      description: "Zlevněné mikiny, bundy, boty a desky. U každé ceny najdete nejnižší za 30 dnů před slevou.",
    },
    newProducts: { title: "Novinky", description: "Co právě dorazilo: nové střihy, barvy a potisky." },
    search: { title: "Vyhledávání", description: "Výsledky vyhledávání v obchodě." },
    notFound: { title: "Taková stránka tu není", description: "Tuto stránku jsme nenašli." },
    contact: {
      title: "Kontakt",
      description: "Napište nám: formulář, adresa, telefon, e-mail a provozní doba obchodu.",
    },
    withdrawal: {
      title: "Odstoupení od smlouvy",
      description: "Odstupte od smlouvy ve dvou krocích: jméno, číslo objednávky a e-mail, na který přijde potvrzení.",
    },
    review: { title: "Vaše hodnocení", description: "Ohodnoťte, co od nás máte." },
    stockWish: { title: "Dáme vědět, až se vrátí", description: "Jeden dopis, až bude zboží zase skladem." },
    compare: { title: "Porovnání produktů", description: "Vybrané produkty vedle sebe." },
    offline: { title: "Bez připojení", description: "Tato stránka není v paměti prohlížeče a připojení chybí." },
    userData: { title: "Moje údaje", description: "Adresa, fakturační údaje a heslo." },
    userOrders: { title: "Moje objednávky", description: "Všechny objednávky a jejich stav." },
    newsletterLink: { title: "Newsletter", description: "Odběr newsletteru obchodu." },
    accountLink: { title: "Potvrzení e-mailu", description: "E-mail účtu v obchodě." },
    userOrder: { title: "Objednávka", description: "Co obsahuje, kolik stála a kde je." },
  },
};

/** How a title says which page of a listing it is. */
export const pageOf: Record<LanCode, (page: number) => string> = {
  pl: (page) => `strona ${page}`,
  en: (page) => `page ${page}`,
  cz: (page) => `strana ${page}`,
};

/** The description of a listing that nobody has described: what it lists, as its way from the root, and why to buy here. */
export const goodsOf: Record<LanCode, (name: string) => string> = {
  pl: (name) => `${name}: ceny, rozmiary i dostępność. Wysyłka w 1 dzień roboczy, 30 dni na zwrot.`,
  en: (name) => `${name}: prices, sizes and what is in stock. Sent within 1 working day, 30 days to return.`,
  cz: (name) => `${name}: ceny, velikosti a dostupnost. Odesíláme do 1 pracovního dne, 30 dnů na vrácení.`,
};
