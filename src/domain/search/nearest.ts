import type { LanCode } from "../language.ts";
import { folded } from "./search-words.ts";
import { stems } from "./stems.ts";

/**
 * What comes nearest to what a shop like this one mostly does not have, in words of the same language: who asks for wellies is
 * shown boots, and told that they are no wellies. A word that the shop has, or that a label's synonym finds, is left to it.
 */
const nearestBy: Readonly<Record<LanCode, Readonly<Record<string, string>>>> = {
  pl: {
    trapery:
      "kozaki kozaczki glany śniegowce kalosze kaloszki gumiaki gumowce gumofilce botki trekkingi trekkingowe workery oficerki walonki",
    sneakersy: "mokasyny półbuty halówki lordsy pantofelki",
    trampki: "espadryle balerinki",
    klapki: "sandały sandałki kapcie chodaki drewniaki",
    "bluza rozpinana": "polar kardigan sweterek",
    bluza: "golf swetr pulower",
    koszulka: "polo polówka bluzka bluzeczka bokserka top",
    "koszula wierzchnia": "koszulokurtka",
    flanelowa: "krata kratka",
    "kurtka przeciwdeszczowa": "sztormiak peleryna pałatka przeciwdeszczówka deszczówka poncho",
    "kurtka pikowana": "puchówka pikówka kamizelka",
    pikowana: "puchowa",
    wiatrówka: "softshell ortalion",
    kurtka: "bomberka parka ramoneska flyers katana jeansówka",
    "spodnie dresowe": "joggery",
    "spodnie treningowe": "legginsy leginsy getry",
    spodnie: "chinosy rurki dzwony ogrodniczki",
    szorty: "kąpielówki",
    "czapka z daszkiem": "bejsbolówka baseballówka snapback fullcap dżokejka daszek",
    "czapka zimowa": "kominiarka szalik szal krasnal smerfetka uszanka opaska beret",
    kapelusz: "bucket rybaczka",
    rękawiczki: "mitenki palczatki",
    skarpety: "stopki podkolanówki zakolanówki",
    plecak: "tornister",
    saszetka: "listonoszka crossbody raportówka torebka kopertówka",
    torba: "worek shopper shopperka",
    cruiser: "longboard fiszka pennyboard waveboard",
    kółka: "łożyska",
    deska: "griptape",
    kask: "ochraniacze nakolanniki",
    hantle: "ciężarki odważniki kettlebell sztanga obciążniki",
    "mata do ćwiczeń": "joga jogi karimata pilates",
    "butelka termiczna": "termos kubek",
    bidon: "shaker manierka",
    balsam: "krem maść",
    bletki: "tutki filterki",
    słoik: "pojemnik",
  },
  en: {
    boots: "wellies wellingtons galoshes hikers booties",
    sneakers: "kicks runners loafers oxfords brogues moccasins",
    plimsolls: "espadrilles pumps",
    slides: "sandals slippers clogs mules",
    "zip hoodie": "fleece cardigan",
    sweatshirt: "knitwear knit",
    "mock neck": "turtleneck rollneck",
    "T-shirt": "polo tank top vest singlet",
    shirt: "blouse",
    flannel: "plaid tartan checked lumberjack",
    overshirt: "shacket",
    "rain jacket": "raincoat mac mackintosh cagoule poncho slicker",
    puffer: "gilet bodywarmer waistcoat down",
    windbreaker: "softshell windcheater",
    jacket: "bomber blouson parka",
    sweatpants: "tracksuit trackies sweats",
    "track pants": "leggings tights",
    trousers: "chinos slacks dungarees overalls",
    shorts: "swimwear trunks boardshorts",
    cap: "snapback trucker visor fitted",
    beanie: "balaclava scarf snood headband toque beret earmuffs",
    "bucket hat": "fedora sunhat boonie",
    backpack: "satchel daypack schoolbag",
    "waist bag": "bumbag",
    "shoulder pouch": "crossbody messenger purse",
    "tote bag": "shopper",
    bag: "holdall duffel duffle handbag",
    cruiser: "longboard pennyboard penny waveboard",
    wheels: "bearings",
    deck: "griptape",
    helmet: "pads kneepads",
    dumbbell: "weights kettlebell barbell",
    "exercise mat": "yoga pilates",
    "insulated bottle": "flask thermos tumbler mug",
    "water bottle": "shaker canteen",
    balm: "lotion cream salve moisturiser moisturizer",
    jar: "container",
  },
  cz: {
    "zimní boty": "kozačky holínky gumáky válenky sněhule pohorky farmářky workery kanady",
    tenisky: "mokasíny polobotky",
    plátěnky: "espadrilky balerínky cvičky",
    pantofle: "sandály bačkory přezůvky nazouváky dřeváky",
    "mikina na zip": "fleece kardigan propínací",
    mikina: "svetřík pulovr",
    stojáčkem: "rolák roláček",
    tričko: "tílko polokošile polo nátělník top tunika",
    košile: "halenka",
    "flanelová košile": "flanelka",
    flanelová: "kostkovaná károvaná",
    "bunda do deště": "pláštěnka pončo nepromokavka",
    "prošívaná bunda": "péřovka vesta",
    prošívaná: "péřová",
    větrovka: "softshell softshellka šusťákovka šusťák",
    bunda: "bomber parka koženka křivák",
    tepláky: "joggery souprava",
    "tréninkové kalhoty": "legíny elasťáky",
    kalhoty: "chino chinos lacláče",
    kraťasy: "plavky",
    kšiltovka: "snapback baseballka čepka trucker",
    "zimní čepice": "kulich kukla šála nákrčník čelenka beanie ušanka baret",
    klobouk: "bucket klobouček",
    ponožky: "podkolenky fusekle",
    batoh: "aktovka",
    taška: "kabelka vak",
    "taška přes rameno": "crossbody brašna psaníčko",
    cruiser: "longboard pennyboard waveboard",
    kolečka: "ložiska",
    deska: "griptape grip",
    helma: "chrániče",
    činky: "závaží kettlebell",
    "podložka na cvičení": "jóga jógu karimatka pilates",
    termoláhev: "termoska termohrnek hrnek",
    láhev: "flaška shaker bidon",
    balzám: "krém mast",
    papírky: "filtry dutinky",
    dóza: "nádoba",
  },
};

/** Goods of other shops: whoever asks for them has misspelt nothing. */
const othersGoods: Readonly<Record<LanCode, string>> = {
  pl: "spódnica sukienka garnitur krawat zegarek perfumy piżama pasek portfel okulary rower hulajnoga rolki narty bielizna majtki biustonosz szpilki baleriny",
  en: "skirt dress suit watch perfume pyjamas tie belt wallet sunglasses bicycle scooter skates skis underwear bra heels",
  cz: "sukně šaty oblek kravata hodinky parfém pyžamo pásek opasek peněženka brýle kolo koloběžka brusle lyže prádlo lodičky",
};

/** By language and stem. */
const nearest = new Map(
  Object.entries(nearestBy).map(([lanCode, all]) => [
    lanCode,
    new Map(
      Object.entries(all).flatMap(([instead, asked]) =>
        asked.split(" ").flatMap((word) => stems(folded(word)).map((stem) => [stem, instead] as const)),
      ),
    ),
  ]),
);

/** Returns what to show in place of what a folded word asks for, in the reader's language; null: nothing is near to it. */
export function nearestTo(word: string, lanCode: LanCode): string | null {
  const known = nearest.get(lanCode);
  return (
    stems(word)
      .map((stem) => known?.get(stem))
      .find((instead) => instead !== undefined) ?? null
  );
}

const othersStems = new Map(
  Object.entries(othersGoods).map(([lanCode, words]) => [
    lanCode,
    new Set(words.split(" ").flatMap((word) => stems(folded(word)))),
  ]),
);

/** Returns whether a folded word is what other shops sell, and so no misspelt one of this shop's. */
export function isOthersGoods(word: string, lanCode: LanCode): boolean {
  return stems(word).some((stem) => othersStems.get(lanCode)?.has(stem));
}
