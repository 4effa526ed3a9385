/**
 * The demo shop's category tree, three levels under the root, covering all six groups of the
 * specification's point 1. Names may hold HTML and entities (point 3: category_name); the heading
 * 'dodatki' has no page of its own, so its children's paths skip it (point 2: null urls).
 */
import type { CategoryNode } from "./types.ts";

export const categories: CategoryNode[] = [
  {
    key: "odziez",
    slug: "Odziez",
    name: { pl: "Odzież", en: "Clothing", cz: "Oblečení" },
    description: {
      pl: "<p>Ciężka bawełna, ripstop, dżins i jedna porządna kurtka na deszcz. Rzeczy, które nosi się do zdarcia, a nie do zdjęcia.</p>",
      en: "<p>Heavy cotton, ripstop, denim and one proper jacket for the rain. Things to wear out, not just to pose in.</p>",
      cz: "<p>Těžká bavlna, ripstop, džínovina a jedna pořádná bunda do deště. Věci na nošení, ne jen na focení.</p>",
    },
    children: [
      {
        key: "bluzy",
        slug: "bluzy",
        name: { pl: "Bluzy", en: "Sweatshirts", cz: "Mikiny" },
        description: {
          pl: "<p>Od cienkiej dresówki na lato po bawełnę 450 g, która sama stoi. Kaptury, zamki i gładkie klasyki.</p>",
          en: "<p>From light loopback for summer to 450 g cotton that stands up by itself. Hoods, zips and plain classics.</p>",
          cz: "<p>Od tenké teplákoviny na léto po bavlnu 450 g, která stojí sama. Kapuce, zipy a hladká klasika.</p>",
        },
        children: [
          {
            key: "bluzy-z-kapturem",
            slug: "z-kapturem",
            name: { pl: "Bluzy z kapturem", en: "Hoodies", cz: "Mikiny s kapucí" },
          },
          {
            key: "bluzy-rozpinane",
            slug: "rozpinane",
            name: { pl: "Bluzy rozpinane", en: "Zip hoodies", cz: "Mikiny na zip" },
          },
          {
            key: "bluzy-bez-kaptura",
            slug: "bez-kaptura",
            name: { pl: "Bluzy bez kaptura", en: "Crewnecks", cz: "Mikiny bez kapuce" },
          },
        ],
      },
      {
        key: "koszulki",
        slug: "koszulki",
        name: { pl: "Koszulki", en: "T-shirts", cz: "Trička" },
        description: {
          pl: "<p>Koszulki z dżerseju od 170 do 260 g, z nadrukiem i bez. Ściągacz przy szyi ma się nie wyciągać i się nie wyciąga.</p>",
          en: "<p>Jersey tees from 170 to 260 g, printed and plain. The collar is meant to keep its shape, and it does.</p>",
          cz: "<p>Trička z žerzeje od 170 do 260 g, s potiskem i bez. Průkrčník se nemá vytahat a nevytahá se.</p>",
        },
        children: [
          {
            key: "koszulki-z-nadrukiem",
            slug: "z-nadrukiem",
            name: { pl: "Koszulki z nadrukiem", en: "Printed T-shirts", cz: "Trička s potiskem" },
          },
          {
            key: "koszulki-gladkie",
            slug: "gladkie",
            name: { pl: "Koszulki gładkie", en: "Plain T-shirts", cz: "Trička bez potisku" },
          },
          {
            key: "koszulki-z-dlugim-rekawem",
            slug: "z-dlugim-rekawem",
            name: { pl: "Koszulki z długim rękawem", en: "Long-sleeve T-shirts", cz: "Trička s dlouhým rukávem" },
          },
        ],
      },
      {
        key: "koszule",
        slug: "koszule",
        name: { pl: "Koszule", en: "Shirts", cz: "Košile" },
        description: {
          pl: "<p>Flanela, sztruks i grube płótno. Na koszulkę albo zamiast kurtki.</p>",
          en: "<p>Flannel, corduroy and thick canvas. Over a tee or instead of a jacket.</p>",
          cz: "<p>Flanel, manšestr a silné plátno. Přes tričko i místo bundy.</p>",
        },
      },
      {
        key: "kurtki",
        slug: "kurtki",
        name: { pl: "Kurtki", en: "Jackets", cz: "Bundy" },
        description: {
          pl: "<p>Na wiatr, na ulewę i na minus dziesięć na przystanku. Przy tych na deszcz piszemy, ile wody wytrzymują.</p>",
          en: "<p>For wind, for downpours and for minus ten at the bus stop. For rain jackets we say how much water they withstand.</p>",
          cz: "<p>Do větru, do lijáku a do minus deseti na zastávce. U těch do deště píšeme, kolik vody vydrží.</p>",
        },
        children: [
          { key: "kurtki-wiatrowki", slug: "wiatrowki", name: { pl: "Wiatrówki", en: "Windbreakers", cz: "Větrovky" } },
          {
            key: "kurtki-przeciwdeszczowe",
            slug: "przeciwdeszczowe",
            name: { pl: "Kurtki przeciwdeszczowe", en: "Rain jackets", cz: "Bundy do deště" },
          },
          {
            key: "kurtki-pikowane",
            slug: "pikowane",
            name: { pl: "Kurtki pikowane", en: "Puffer jackets", cz: "Prošívané bundy" },
          },
        ],
      },
      {
        key: "spodnie",
        slug: "spodnie",
        name: { pl: "Spodnie", en: "Trousers", cz: "Kalhoty" },
        description: {
          pl: "<p>Dżins, bojówki, dresy i szorty. Szerokie nogawki mają u nas pierwszeństwo, ale proste też się znajdą.</p>",
          en: "<p>Denim, cargos, sweatpants and shorts. Wide legs have right of way here, but there are straight ones too.</p>",
          cz: "<p>Džíny, kapsáče, tepláky a kraťasy. Široké nohavice tu mají přednost, ale najdou se i rovné.</p>",
        },
        children: [
          { key: "spodnie-jeansy", slug: "jeansy", name: { pl: "Jeansy", en: "Jeans", cz: "Džíny" } },
          { key: "spodnie-bojowki", slug: "bojowki", name: { pl: "Bojówki", en: "Cargo trousers", cz: "Kapsáče" } },
          { key: "spodnie-dresowe", slug: "dresowe", name: { pl: "Spodnie dresowe", en: "Sweatpants", cz: "Tepláky" } },
          { key: "szorty", slug: "szorty", name: { pl: "Szorty", en: "Shorts", cz: "Kraťasy" } },
        ],
      },
      {
        key: "czapki",
        slug: "czapki",
        name: { pl: "Czapki", en: "Headwear", cz: "Čepice" },
        description: {
          pl: "<p>Z daszkiem na słońce, z dzianiny na mróz, z rondem na jedno i drugie.</p>",
          en: "<p>Peaks for the sun, knits for the frost, brims for a bit of both.</p>",
          cz: "<p>S kšiltem na slunce, pletené do mrazu, s krempou na obojí.</p>",
        },
        children: [
          {
            key: "czapki-z-daszkiem",
            slug: "z-daszkiem",
            name: { pl: "Czapki z daszkiem", en: "Caps", cz: "Kšiltovky" },
          },
          { key: "czapki-zimowe", slug: "zimowe", name: { pl: "Czapki zimowe", en: "Beanies", cz: "Zimní čepice" } },
          { key: "kapelusze", slug: "kapelusze", name: { pl: "Kapelusze", en: "Bucket hats", cz: "Klobouky" } },
        ],
      },
      {
        key: "dodatki",
        slug: null,
        name: { pl: "Dodatki", en: "Accessories", cz: "Doplňky" },
        children: [
          { key: "skarpety", slug: "skarpety", name: { pl: "Skarpety", en: "Socks", cz: "Ponožky" } },
          { key: "rekawiczki", slug: "rekawiczki", name: { pl: "Rękawiczki", en: "Gloves", cz: "Rukavice" } },
        ],
      },
    ],
  },
  {
    key: "buty",
    slug: "buty",
    name: { pl: "Buty", en: "Footwear", cz: "Boty" },
    description: {
      pl: "<p>Na deskę, na miasto i na śnieg w bramie. Rozmiary od 36 do 46.</p>",
      en: "<p>For the board, for the city and for snow on the doorstep. Sizes 36 to 46.</p>",
      cz: "<p>Na prkno, do města i do sněhu v průjezdu. Velikosti 36 až 46.</p>",
    },
    children: [
      {
        key: "sneakersy",
        slug: "sneakersy",
        name: { pl: "Sneakersy", en: "Sneakers", cz: "Tenisky" },
        children: [
          {
            key: "sneakersy-niskie",
            slug: "niskie",
            name: { pl: "Sneakersy niskie", en: "Low sneakers", cz: "Nízké tenisky" },
          },
          {
            key: "sneakersy-wysokie",
            slug: "wysokie",
            name: { pl: "Sneakersy wysokie", en: "High-top sneakers", cz: "Kotníkové tenisky" },
          },
        ],
      },
      { key: "trapery", slug: "trapery", name: { pl: "Trapery", en: "Boots", cz: "Zimní boty" } },
      { key: "klapki", slug: "klapki", name: { pl: "Klapki", en: "Slides", cz: "Pantofle" } },
    ],
  },
  {
    key: "torby",
    slug: "torby",
    name: { pl: "Torby i plecaki", en: "Bags and backpacks", cz: "Tašky a batohy" },
    description: {
      pl: "<p>Mieszczą laptop, blat albo zakupy na weekend, zależnie od dnia.</p>",
      en: "<p>They hold a laptop, a deck or the weekend’s shopping, depending on the day.</p>",
      cz: "<p>Vejde se do nich notebook, prkno nebo víkendový nákup, podle toho, co je za den.</p>",
    },
    children: [
      { key: "plecaki", slug: "plecaki", name: { pl: "Plecaki", en: "Backpacks", cz: "Batohy" } },
      { key: "nerki", slug: "nerki", name: { pl: "Nerki", en: "Waist bags", cz: "Ledvinky" } },
      {
        key: "torby-plocienne",
        slug: "plocienne",
        name: { pl: "Torby płócienne", en: "Tote bags", cz: "Plátěné tašky" },
      },
    ],
  },
  {
    key: "deskorolka",
    slug: "deskorolka",
    name: { pl: "Deskorolka", en: "Skateboarding", cz: "Skateboard" },
    description: {
      pl: "<p>Blaty, trucki, kółka i kask. Złożysz u nas całą deskę i nie zapłacisz za nic, czego nie potrzebujesz.</p>",
      en: "<p>Decks, trucks, wheels and a helmet. Put together a whole board and pay for nothing you don’t need.</p>",
      cz: "<p>Desky, trucky, kolečka a helma. Složíte si u nás celý komplet a nezaplatíte za nic navíc.</p>",
    },
    children: [
      {
        key: "deski",
        slug: "deski",
        name: { pl: "Deski &amp; blaty", en: "Boards &amp; decks", cz: "Prkna &amp; desky" },
        description: {
          pl: "<p>Siedem warstw klonu, szerokości od 8.0 do 8.5 cala. Węższe kręcą się szybciej, szersze wybaczają więcej.</p>",
          en: "<p>Seven plies of maple, 8.0 to 8.5 inches wide. Narrow ones flip faster, wide ones forgive more.</p>",
          cz: "<p>Sedm vrstev javoru, šířky od 8.0 do 8.5 palce. Užší se točí rychleji, širší víc odpustí.</p>",
        },
        children: [
          {
            key: "deski-klasyczne",
            slug: "klasyczne",
            name: { pl: "Deski klasyczne", en: "Classic decks", cz: "Klasické desky" },
          },
          { key: "deski-cruiser", slug: "cruiser", name: { pl: "Cruisery", en: "Cruisers", cz: "Cruisery" } },
        ],
      },
      { key: "trucki", slug: "trucki", name: { pl: "Trucki", en: "Trucks", cz: "Trucky" } },
      { key: "kolka", slug: "kolka", name: { pl: "Kółka", en: "Wheels", cz: "Kolečka" } },
      { key: "kaski", slug: "kaski", name: { pl: "Kaski", en: "Helmets", cz: "Helmy" } },
    ],
  },
  {
    key: "zima",
    slug: "zima",
    name: { pl: "Zima i outdoor", en: "Winter and outdoor", cz: "Zima a outdoor" },
    description: {
      pl: "<p>Na stok, na szlak i na tramwaj, który nie przyjechał.</p>",
      en: "<p>For the slope, for the trail and for the tram that never came.</p>",
      cz: "<p>Na sjezdovku, na túru i na tramvaj, která nepřijela.</p>",
    },
    children: [
      {
        key: "snowboard",
        slug: "snowboard",
        name: { pl: "Snowboard", en: "Snowboarding", cz: "Snowboard" },
        children: [
          {
            key: "deski-snowboardowe",
            slug: "deski",
            name: { pl: "Deski snowboardowe", en: "Snowboards", cz: "Snowboardy" },
          },
          { key: "wiazania", slug: "wiazania", name: { pl: "Wiązania", en: "Bindings", cz: "Vázání" } },
        ],
      },
      { key: "gogle", slug: "gogle", name: { pl: "Gogle", en: "Goggles", cz: "Lyžařské brýle" } },
      { key: "zima-kurtki", slug: "kurtki", name: { pl: "Kurtki na zimę", en: "Winter jackets", cz: "Zimní bundy" } },
      {
        key: "rekawice-zimowe",
        slug: "rekawice",
        name: { pl: "Rękawice na stok", en: "Snow gloves", cz: "Rukavice na svah" },
      },
    ],
  },
  {
    key: "fitness",
    slug: "fitness",
    name: { pl: "Fitness", en: "Fitness", cz: "Fitness" },
    description: {
      pl: "<p>Tyle sprzętu, ile zmieści się w pokoju, i ubrania, w których po treningu można wyjść z domu.</p>",
      en: "<p>As much kit as fits in one room, and clothes you can leave the house in after training.</p>",
      cz: "<p>Tolik náčiní, kolik se vejde do pokoje, a oblečení, ve kterém se po tréninku dá vyjít z domu.</p>",
    },
    children: [
      { key: "hantle", slug: "hantle", name: { pl: "Hantle", en: "Dumbbells", cz: "Činky" } },
      { key: "maty", slug: "maty", name: { pl: "Maty", en: "Mats", cz: "Podložky" } },
      { key: "bidony", slug: "bidony", name: { pl: "Bidony", en: "Water bottles", cz: "Láhve na pití" } },
      {
        key: "ubrania-treningowe",
        slug: "ubrania",
        name: { pl: "Ubrania treningowe", en: "Training clothes", cz: "Tréninkové oblečení" },
      },
    ],
  },
  {
    key: "konopie",
    slug: "konopie",
    name: { pl: "Konopie i CBD", en: "Hemp and CBD", cz: "Konopí a CBD" },
    description: {
      pl: "<p>Konopie siewne jako włókno i jako składnik kosmetyków. Skład każdego kosmetyku podajemy w całości.</p>",
      en: "<p>Industrial hemp as a fibre and as a cosmetic ingredient. Every cosmetic’s ingredients are listed in full.</p>",
      cz: "<p>Technické konopí jako vlákno i jako složka kosmetiky. U každé kosmetiky uvádíme celé složení.</p>",
    },
    children: [
      { key: "konopie-oleje", slug: "oleje", name: { pl: "Olejki", en: "Oils", cz: "Oleje" } },
      { key: "konopie-kosmetyki", slug: "kosmetyki", name: { pl: "Kosmetyki", en: "Cosmetics", cz: "Kosmetika" } },
      {
        key: "konopie-odziez",
        slug: "odziez",
        name: { pl: "Odzież z konopi", en: "Hemp clothing", cz: "Oblečení z konopí" },
      },
    ],
  },
  {
    key: "akcesoria-dla-palacych",
    slug: "akcesoria-dla-palacych",
    name: {
      pl: "Akcesoria dla palących <em>18+</em>",
      en: "Smoking accessories <em>18+</em>",
      cz: "Kuřácké potřeby <em>18+</em>",
    },
    description: {
      pl: "<p>Młynki, bletki, zapalniczki i słoiki. Tytoniu nie sprzedajemy, a zakupy w tym dziale są dla pełnoletnich.</p>",
      en: "<p>Grinders, papers, lighters and jars. We sell no tobacco, and this section is for adults only.</p>",
      cz: "<p>Drtičky, papírky, zapalovače a dózy. Tabák neprodáváme a tato sekce je jen pro dospělé.</p>",
    },
    children: [
      { key: "mlynki", slug: "mlynki", name: { pl: "Młynki", en: "Grinders", cz: "Drtičky" } },
      { key: "bletki", slug: "bletki", name: { pl: "Bletki", en: "Rolling papers", cz: "Papírky" } },
      { key: "zapalniczki", slug: "zapalniczki", name: { pl: "Zapalniczki", en: "Lighters", cz: "Zapalovače" } },
      { key: "sloiki", slug: "sloiki", name: { pl: "Słoiki i pudełka", en: "Jars and boxes", cz: "Dózy a krabičky" } },
    ],
  },
];
