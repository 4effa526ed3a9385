import type { pages as polish } from "../../pl/server/pages.ts";

/** Czech: the pages, the app and the feeds that the server writes by itself. */
export const pages = {
  NOTICE_CLOSE: "Zavřít oznámení",
  PAY_PAGE_BEGIN_TITLE: "Zaplatit objednávku",
  PAY_PAGE_BEGIN_TEXT: "Objednávka @order čeká na platbu: @sum. Přejdete na stránku poskytovatele plateb.",
  PAY_PAGE_MORE_TITLE: "Doplatit objednávku",
  PAY_PAGE_MORE_TEXT:
    "Objednávka @order stojí víc, než už bylo zaplaceno: zbývá doplatit @sum. Přejdete na stránku poskytovatele plateb.",
  PAY_PAGE_BEGIN_BUTTON: "Přejít k platbě",
  PAY_PAGE_LATER_TITLE: "Poskytovatel plateb neodpovídá",
  PAY_PAGE_LATER_TEXT: "Objednávka @order je přijatá a čeká, nic se nestrhlo. Zkuste zaplatit za chvíli.",
  PAY_PAGE_LATER_BUTTON: "Zkusit teď",
  PAY_PAGE_ORDER: "Zobrazit objednávku",

  CLOSED_PAGE_SOON: "Brzy otevíráme",
  CLOSED_PAGE_SOON_TEXT: "Ještě rovnáme zboží do regálů. Zastavte se zanedlouho.",
  CLOSED_PAGE_CLOSED: "Obchod je zavřený",
  CLOSED_PAGE_CLOSED_TEXT: "Teď nepřijímáme objednávky. Ty, které už máme, vyřídíme beze změny.",
  CLOSED_PAGE_ORDERS: "Moje objednávky",
  CLOSED_PAGE_WITHDRAW: "Odstoupit od smlouvy zde",
  CLOSED_PAGE_LANGUAGES: "Jazyk",

  ERROR_PAGE_TEXT: "Něco se nepovedlo (@status). Zkuste to za chvíli znovu.",
  ERROR_PAGE_HOME: "Úvodní stránka",

  MANIFEST_SCREEN_HOME: "Novinky na úvodní stránce",
  MANIFEST_SCREEN_PRODUCT: "Produkt a jeho velikosti",
  MANIFEST_SCREEN_PANEL: "Košík v panelu objednávky",

  FEED_DESCRIPTION: "@shop: nabídka obchodu",
  FEED_LOWEST_PRICE: "Nejnižší cena za 30 dnů před slevou: @price.",

  LLMS_SELLER: "Prodejce: @seller.",
  LLMS_CONTACT: "Kontakt: @contact.",
  LLMS_PRICES: "Ceny jsou v polských zlotých (PLN) včetně DPH. Aktuální cenu a stav skladu uvádí stránka produktu.",
  LLMS_FREE_DELIVERY: "Doručení po Polsku je zdarma od @price.",
  LLMS_VARIANTS:
    "Každá velikost a barva má vlastní adresu, cenu a stav skladu: stránka produktu s parametrem ?wariant= a číslem varianty.",
  LLMS_ORDER: "Objednává kupující sám, v košíku na stránkách obchodu.",
  LLMS_GOODS: "Zboží",
  LLMS_COUNT: "počet produktů: @count",
  LLMS_MACHINES: "Pro programy",
  LLMS_FEED: "Všechny produkty v jednom souboru",
  LLMS_FEED_NOTE: "tabulka podle specifikace produktových dat Google, řádek pro každou variantu",
  LLMS_LANGUAGE: "tento text v jiném jazyce",
  LLMS_SITE_MAP: "Mapa stránek",
  LLMS_INFORMATION: "Informace",

  PROVIDER_ORDER: "Objednávka",
} as const satisfies Record<keyof typeof polish, string>;
