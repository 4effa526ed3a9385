import type { LanCode } from "../../src/domain/language.ts";

/**
 * What shoppers call things in each language, by the category (or one of several) of which something is to be among the first five: as they say it
 * themselves, as a neighbouring trade says it, and what the demo shop has only something near to. Separated by commas.
 */
export const shoppersWords: Readonly<Record<LanCode, Readonly<Record<string, string>>>> = {
  pl: {
    "Odziez/bluzy":
      "bluza, hoodie, kangurka, bluza z kapturem, sweter, swetry, kardigan, golf, polar, bluza na zamek, crewneck, bluza bez kaptura",
    "Odziez/koszulki":
      "koszulka, t-shirt, tshirt, tiszert, podkoszulek, polo, bokserka, longsleeve, bluzka, koszulka oversize",
    "Odziez/koszule": "koszula, koszula w kratę, flanela, koszula flanelowa",
    "Odziez/kurtki":
      "kurtka, puchówka, kurtka puchowa, bomberka, parka, płaszcz, kamizelka, sztormiak, peleryna, softshell, kurtka na deszcz, wiatrówka, ramoneska, kurtka zimowa",
    "Odziez/spodnie":
      "spodnie, jeansy, dżinsy, bojówki, cargo, joggery, dresy, chinosy, rurki, legginsy, spodnie dresowe, baggy",
    "Odziez/spodnie/szorty": "spodenki, szorty, bermudy, kąpielówki, krótkie spodenki",
    "Odziez/czapki":
      "czapka, bejsbolówka, snapback, czapka z daszkiem, beanie, kominiarka, kapelusz, bucket hat, szalik",
    "Odziez/dodatki/skarpety": "skarpetki, skarpety, stopki",
    "Odziez/dodatki/rekawiczki|zima/rekawice": "rękawiczki, rękawice, mitenki",
    buty: "buty, adidasy, sneakersy, trampki, tenisówki, kozaki, glany, śniegowce, kalosze, botki, sandały, japonki, klapki, kapcie, mokasyny, buty zimowe, obuwie",
    torby: "plecak, nerka, saszetka, listonoszka, torebka, worek, torba, shopper, torba na laptopa",
    deskorolka: "deskorolka, longboard, fiszka, deska, kółka, łożyska, kask, cruiser, trucki, skateboard",
    zima: "snowboard, gogle, wiązania",
    fitness: "hantle, ciężarki, kettlebell, mata, mata do jogi, termos, bidon, butelka, shaker",
    konopie: "cbd, olejek, balsam, krem do rąk, olejek do brody",
    "akcesoria-dla-palacych": "młynek, grinder, bletki, bibułki, zapalniczka, filterki, słoik",
  },
  en: {
    "Odziez/bluzy":
      "hoodie, sweatshirt, jumper, pullover, sweater, cardigan, fleece, crewneck, zip up, zip hoodie, knitwear",
    "Odziez/koszulki": "t-shirt, tee, tshirt, polo, tank top, vest, long sleeve, turtleneck, graphic tee",
    "Odziez/koszule": "shirt, flannel, overshirt, shacket, denim shirt, plaid shirt",
    "Odziez/kurtki":
      "jacket, coat, raincoat, rain jacket, puffer, down jacket, bomber, parka, gilet, windbreaker, windcheater, anorak, winter coat",
    "Odziez/spodnie|fitness/ubrania":
      "trousers, pants, jeans, cargo pants, cargos, joggers, sweatpants, tracksuit, chinos, leggings, baggy jeans",
    "Odziez/spodnie/szorty": "shorts, swim shorts, swimwear, cargo shorts",
    "Odziez/czapki": "cap, baseball cap, snapback, trucker cap, beanie, bobble hat, bucket hat, hat, balaclava, scarf",
    "Odziez/dodatki/skarpety": "socks, crew socks",
    "Odziez/dodatki/rekawiczki|zima/rekawice": "gloves, mittens",
    buty: "sneakers, trainers, shoes, kicks, boots, chelsea boots, wellies, hiking boots, sandals, flip flops, slippers, plimsolls, high tops, skate shoes, footwear",
    torby:
      "backpack, rucksack, bag, fanny pack, bum bag, belt bag, tote, crossbody, messenger bag, duffel bag, purse, laptop backpack",
    deskorolka: "skateboard, deck, longboard, penny board, wheels, bearings, helmet, trucks, cruiser",
    zima: "snowboard, goggles, bindings",
    fitness: "dumbbells, weights, kettlebell, yoga mat, exercise mat, water bottle, flask, thermos, tumbler",
    konopie: "cbd oil, hemp, hand cream, lotion, beard oil",
    "akcesoria-dla-palacych": "grinder, rolling papers, lighter, stash jar",
  },
  cz: {
    "Odziez/bluzy": "mikina, svetr, hoodie, mikina s kapucí, mikina na zip, fleece, kardigan, pulovr",
    "Odziez/koszulki": "tričko, triko, tílko, polokošile, tričko s dlouhým rukávem, rolák",
    "Odziez/koszule": "košile, flanelka, kostkovaná košile, flanelová košile, halenka",
    "Odziez/kurtki":
      "bunda, kabát, péřovka, péřová bunda, pláštěnka, větrovka, šusťákovka, vesta, softshell, parka, bomber, zimní bunda, nepromokavá bunda",
    "Odziez/spodnie|fitness/ubrania": "kalhoty, džíny, rifle, kapsáče, tepláky, legíny, joggery, cargo, široké džíny",
    "Odziez/spodnie/szorty": "kraťasy, šortky, plavky, bermudy",
    "Odziez/czapki": "čepice, kšiltovka, kulich, čepka, klobouk, snapback, kukla, šála, bucket hat, zimní čepice",
    "Odziez/dodatki/skarpety": "ponožky, fusekle, podkolenky",
    "Odziez/dodatki/rekawiczki|zima/rekawice": "rukavice, palčáky",
    buty: "boty, tenisky, botasky, kecky, sneakersky, kozačky, holínky, pohorky, sandály, žabky, pantofle, bačkory, zimní boty, skate boty, obuv",
    torby: "batoh, ruksak, ledvinka, taška, kabelka, crossbody, taška přes rameno, vak, batoh na notebook",
    deskorolka: "skateboard, longboard, deska, prkno, kolečka, ložiska, helma, přilba, trucky, pennyboard",
    zima: "snowboard, vázání, lyžařské brýle",
    fitness: "činky, závaží, podložka, podložka na jógu, karimatka, láhev, termoska, flaška, shaker",
    konopie: "cbd olej, konopí, krém na ruce, mast, olej na vousy",
    "akcesoria-dla-palacych": "drtička, grinder, papírky, zapalovač, dóza, filtry",
  },
};

/** Who looks for a gift, in each language: what others buy is shown, within a price where one is named. */
export const giftWords: Readonly<Record<LanCode, readonly string[]>> = {
  pl: ["prezent", "prezent dla chłopaka", "prezent do 100 zł", "na prezent"],
  en: ["gift", "gift for him", "gifts under 100 pln", "present"],
  cz: ["dárek", "dárek pro muže", "dárky do 500 Kč", "dárek pro přítele"],
};

/** What the demo shop has neither by this nor by any other name: nothing is found, rather than something that only looks alike. */
export const foreignWords: Readonly<Record<LanCode, string>> = {
  pl: "garnitur, perfumy, sukienka, spódnica, piżama, krawat",
  en: "suit, watch, perfume, dress, pyjamas, tie, sunglasses",
  cz: "hodinky, sukně, pyžamo, kravata",
};
