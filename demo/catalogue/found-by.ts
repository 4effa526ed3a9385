/**
 * What is said of models beside their descriptions: to search engines, where a name is too long for their lines or does not say
 * what the thing is, and under pictures, where there is something to see that words elsewhere do not tell.
 */
import type { Said } from "./types.ts";

interface ToSearchEngines {
  /** In the name's place; the colour and the shop follow it. */
  title?: Said;
  description: Said;
}

/** By model. */
export const toSearchEngines: Readonly<Record<string, ToSearchEngines>> = {
  "bluza-z-kapturem-zygzak": {
    description: {
      pl: "Luźna bluza z kapturem, 450 g/m², 85% bawełny, drapana od środka, z nadrukiem z kostki brukowej. Szyta w Polsce, rozmiary od XS do XXL.",
      en: "Loose hoodie, 450 g/m², 85% cotton, brushed inside, printed with paving stones. Sewn in Poland, sizes XS to XXL.",
      cz: "Volná mikina s kapucí, 450 g/m², 85 % bavlny, uvnitř počesaná, s potiskem dlažby. Ušito v Polsku, velikosti XS až XXL.",
    },
  },
  "bluza-z-kapturem-dzial-betonu": {
    title: {
      pl: "Najgrubsza bluza z kapturem Dział Betonu",
      en: "Heaviest hoodie Dział Betonu",
      cz: "Nejsilnější mikina s kapucí Dział Betonu",
    },
    description: {
      pl: "Najcięższa bluza z kapturem w sklepie: pół kilo na metr kwadratowy, bez nadruku i bez sznurka. Dla tych, którzy szukają bluzy zamiast kurtki.",
      en: "The heaviest hoodie in the shop: half a kilo a square metre, no print, no drawcord. For those who want a hoodie in place of a jacket.",
      cz: "Nejtěžší mikina s kapucí v obchodě: půl kila na metr čtvereční, bez potisku a bez šňůrky. Pro ty, kdo hledají mikinu místo bundy.",
    },
  },
  "bluza-z-kapturem-ostatni-nocny": {
    title: {
      pl: "Bluza z kapturem Ostatni Nocny",
      en: "Ostatni Nocny hoodie",
      cz: "Mikina s kapucí Ostatni Nocny",
    },
    description: {
      pl: "Bluza z kapturem z nadrukiem z linii hałasu nocnego autobusu, od zajezdni po pętlę. Jedna z tych, o które pytają na przystanku.",
      en: "A hoodie printed with the engine noise of a night bus drawn as lines, from depot to terminus. People at the stop ask about it.",
      cz: "Mikina s kapucí s potiskem hluku nočního autobusu jako linek, od vozovny po konečnou. Na zastávce se na ni ptají.",
    },
  },
  "bluza-boisko": {
    title: {
      pl: "Bluza bez kaptura z numerem 10, Boisko",
      en: "Number 10 crewneck Boisko",
      cz: "Mikina bez kapuce s číslem 10, Boisko",
    },
    description: {
      pl: "Bluza bez kaptura z flokowaną dziesiątką, miękką jak na starych koszulkach klubowych, i z rękawami, które dają się podciągnąć.",
      en: "A crewneck with a flocked number ten, soft as on old club shirts, and sleeves that stay pushed up.",
      cz: "Mikina bez kapuce s flokovanou desítkou, měkkou jako na starých klubových dresech, a s rukávy, které drží vyhrnuté.",
    },
  },
  "longsleeve-rozklad-jazdy": {
    title: {
      pl: "Koszulka z długim rękawem Rozkład Jazdy",
      en: "Rozkład Jazdy long sleeve",
      cz: "Tričko s dlouhým rukávem Rozkład Jazdy",
    },
    description: {
      pl: "Mięsista koszulka z długim rękawem i godziną ostatniej siódemki, którą widać z drugiej strony ulicy. Zamiast cienkiej bluzy.",
      en: "A heavy long-sleeve tee with the time of the last number seven, legible across the street. Wear it in place of a thin sweatshirt.",
      cz: "Silné tričko s dlouhým rukávem a časem poslední sedmičky, čitelným přes celou ulici. Místo tenké mikiny.",
    },
  },
  "kurtka-mzawka": {
    description: {
      pl: "Lekka kurtka przeciwdeszczowa na co dzień: dwie warstwy nylonu z membraną, klejone szwy, składa się do własnej kieszeni.",
      en: "A light everyday rain jacket: two layers of nylon with a membrane, taped seams, packs into its own pocket.",
      cz: "Lehká bunda do deště na každý den: dvě vrstvy nylonu s membránou, lepené švy, složí se do vlastní kapsy.",
    },
  },
  "kurtka-oberwanie-chmury": {
    description: {
      pl: "Kurtka na ulewę: trzy warstwy, 20 000 mm słupa wody, wodoszczelne zamki. Sprawdzona przez kuriera rowerowego od listopada do marca.",
      en: "A jacket for downpours: three layers, 20,000 mm hydrostatic head, watertight zips. Tested by a bike courier from November to March.",
      cz: "Bunda do lijáku: tři vrstvy, vodní sloupec 20 000 mm, nepromokavé zipy. Zkoušel ji cyklokurýr od listopadu do března.",
    },
  },
  "kurtka-pikowana-szadz": {
    description: {
      pl: "Ciepła kurtka pikowana na mróz do minus dwudziestu, z barkami z mocniejszego ripstopu i kapturem, pod który wchodzi czapka.",
      en: "A warm puffer for frost down to minus twenty, shoulders of stronger ripstop and a hood with room for a bobble hat.",
      cz: "Teplá prošívaná bunda do mrazu až minus dvacet, ramena ze silnějšího ripstopu a kapuce, pod kterou se vejde čepice.",
    },
  },
  "koszula-warsztat": {
    description: {
      pl: "Gruba koszula robocza zamiast kurtki: płótno o skośnym splocie, ryglowane kieszenie, potrójny szew na ramionach. Na jesień i wiosnę.",
      en: "A thick work shirt to wear as a jacket: twill canvas, bar-tacked pockets, triple shoulder seams. For spring and autumn.",
      cz: "Silná pracovní košile místo bundy: plátno v keprové vazbě, zpevněné kapsy, trojitý šev na ramenou. Na jaro a podzim.",
    },
  },
  "jeansy-szeroki-tor": {
    title: {
      pl: "Jeansy z szeroką nogawką Szeroki Tor",
      en: "Wide-leg jeans Szeroki Tor",
      cz: "Džíny s širokou nohavicí Szeroki Tor",
    },
    description: {
      pl: "Szerokie jeansy bez elastanu, 26 cm w nogawce. Tylna krawędź obszyta taśmą, żeby nie przecierała się o chodnik.",
      en: "Wide jeans without elastane, 26 cm at the hem. The back edge is taped, so the pavement does not fray it.",
      cz: "Široké džíny bez elastanu, 26 cm v nohavici. Zadní hrana je olemovaná páskou, aby se o chodník neodřela.",
    },
  },
  "bojowki-magazyn": {
    description: {
      pl: "Bojówki z ripstopu z podwójnymi kolanami i kieszeniami na napy. Szyte do pracy w magazynie, noszone wszędzie indziej.",
      en: "Ripstop cargos with double knees and snap pockets. Made for work in a warehouse, worn everywhere else.",
      cz: "Kapsáče z ripstopu s dvojitými koleny a kapsami na druky. Ušité do skladu, nošené všude jinde.",
    },
  },
  "buty-brukarz": {
    description: {
      pl: "Sznurowane trapery z natłuszczanej skóry, na szwie ramowym: podeszwę wymieni szewc. Pierwsze dwa tygodnie twarde, potem na lata.",
      en: "Laced boots of oiled leather, welted: a cobbler can resole them. Stiff for two weeks, yours for years.",
      cz: "Šněrovací boty z mastné kůže na rámovém švu: podrážku vymění švec. Dva týdny tvrdé, pak na léta.",
    },
  },
  "buty-roztop": {
    title: {
      pl: "Zimowe buty z membraną i wełną Roztop",
      en: "Roztop winter boots, membrane and wool",
      cz: "Zimní boty s membránou a vlnou Roztop",
    },
    description: {
      pl: "Zimowe buty na błoto i sól: membrana do czwartej dziurki, wełna w środku, podeszwa, która nie twardnieje na mrozie.",
      en: "Winter boots for slush and salt: a membrane up to the fourth eyelet, wool inside, soles that stay soft in frost.",
      cz: "Zimní boty do břečky a soli: membrána po čtvrtou dírku, uvnitř vlna, podrážka, která v mrazu netvrdne.",
    },
  },
  "plecak-kurier": {
    title: {
      pl: "Plecak rolowany Kurier na laptop i deskę",
      en: "Kurier roll-top backpack for laptop and board",
      cz: "Rolovací batoh Kurier na notebook i prkno",
    },
    description: {
      pl: "Rolowany plecak od 22 litrów, na laptop 16 cali i na deskorolkę pod dwoma paskami. Na rower, w każdą pogodę.",
      en: "A roll-top backpack from 22 litres, for a 16-inch laptop and a skateboard under two straps. For the bike, in any weather.",
      cz: "Rolovací batoh od 22 litrů, na šestnáctipalcový notebook a skateboard pod dvěma popruhy. Na kolo do každého počasí.",
    },
  },
  "cruiser-zachod": {
    title: {
      pl: "Deska cruiser Zachód Słońca",
      en: "Zachód Słońca cruiser deck",
      cz: "Deska cruiser Zachód Słońca",
    },
    description: {
      pl: "Szeroki blat cruiser do miasta, nad rzekę i po zakupy. Zadarty ogon pomaga wskoczyć na krawężnik.",
      en: "A wide cruiser deck for town, the riverside and the shop. A kicked tail helps it over the kerb.",
      cz: "Široká deska cruiser do města, k řece i na nákup. Zvednutý tail pomůže přes obrubník.",
    },
  },
};

/** By model: under its front, its back and the part from near; null: nothing. */
export const captions: Readonly<Record<string, readonly [Said | null, Said | null, Said | null]>> = {
  "bluza-z-kapturem-zygzak": [
    null,
    null,
    {
      pl: "Kaptur z podwójnej dzianiny stoi sam",
      en: "The double-knit hood stands by itself",
      cz: "Kapuce z dvojitého úpletu stojí sama",
    },
  ],
  "bluza-z-kapturem-dzial-betonu": [
    { pl: "Bez sznurka, bez nadruku", en: "No drawcord, no print", cz: "Bez šňůrky, bez potisku" },
    null,
    null,
  ],
  "kurtka-mzawka": [
    null,
    { pl: "Znak na plecach", en: "The mark on the back", cz: "Znak na zádech" },
    {
      pl: "Pionowa kieszeń na piersi, pod plisą na napy",
      en: "An upright chest pocket beside the snap placket",
      cz: "Svislá náprsní kapsa vedle légy na druky",
    },
  ],
  "kurtka-pikowana-kaloryfer": [
    null,
    null,
    { pl: "Stójka zapina się pod sam nos", en: "The collar zips up to the nose", cz: "Stojáček se zapne až k nosu" },
  ],
  "bojowki-magazyn": [
    null,
    null,
    {
      pl: "Kieszeń z klapą na napy",
      en: "A pocket with a snap flap",
      cz: "Kapsa s klopou na druky",
    },
  ],
  "jeansy-szeroki-tor": [
    null,
    { pl: "Skórzana naszywka na pasku", en: "A leather patch on the waistband", cz: "Kožený štítek na pase" },
    null,
  ],
  "sneakersy-torowisko": [
    null,
    { pl: "Para z góry", en: "The pair from above", cz: "Pár shora" },
    {
      pl: "Siatka, zamsz i podwójna stebnówka",
      en: "Mesh, suede and double stitching",
      cz: "Síťovina, semiš a dvojité štepování",
    },
  ],
  "buty-brukarz": [
    null,
    null,
    {
      pl: "Metalowe oczka, sznurowadła w kolorze bursztynu",
      en: "Metal eyelets, amber laces",
      cz: "Kovové dírky, tkaničky barvy jantaru",
    },
  ],
  "plecak-kurier": [
    null,
    {
      pl: "Szelki i pas piersiowy",
      en: "Shoulder straps and chest strap",
      cz: "Popruhy a hrudní pás",
    },
    {
      pl: "Klamra i dwa paski na deskę",
      en: "A buckle and two straps for the board",
      cz: "Přezka a dva popruhy na prkno",
    },
  ],
  "deska-zygzak": [
    { pl: "Spód i wierzch", en: "The bottom and the top", cz: "Spodek a vršek" },
    null,
    {
      pl: "Kostka brukowa na spodzie",
      en: "Paving stones on the bottom",
      cz: "Dlažba na spodku",
    },
  ],
  "torba-warzywniak": [
    null,
    null,
    { pl: "Uszy przeszyte na krzyż", en: "Handles sewn crosswise", cz: "Ucha prošitá křížem" },
  ],
};
