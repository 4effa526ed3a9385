/**
 * Hemp cosmetics for the skin. Nothing to eat and no promise of health: ingestible CBD is an unauthorised
 * novel food (Regulation (EU) 2015/2283), and claims of healing are forbidden for cosmetics ((EU) 655/2013).
 */
import { capacity, care, ingredients, madeIn, material, row } from "./detail-rows.ts";
import type { Model } from "./types.ts";

const skinOnly = row(
  { pl: "Zastosowanie", en: "Use", cz: "Použití" },
  { pl: "kosmetyk, tylko na skórę; nie spożywać", en: "cosmetic, for the skin only; not for consumption", cz: "kosmetika, pouze na pokožku; nekonzumovat" },
);
const batchTest = row(
  { pl: "Badanie partii", en: "Batch test", cz: "Rozbor šarže" },
  { pl: "THC niewykrywalne (poniżej 0,01%), numer badania na etykiecie", en: "THC not detected (below 0.01%), test number on the label", cz: "THC nezjištěno (pod 0,01\u00a0%), číslo rozboru na etiketě" },
);
const coolAndDark = care("przechowywać w chłodzie, z dala od słońca; zużyć w 6 miesięcy od otwarcia", "keep cool and out of the sun; use within 6 months of opening", "uchovávat v chladu a mimo slunce; spotřebovat do 6 měsíců od otevření");

export const hemp: Model[] = [
  {
    slug: "olejek-kadziel",
    ageMin: 18,
    // Where cannabidiol counts as a medicine or a drug.
    blockedCountries: ["NO", "RU", "IN"],
    kind: "dropperBottle",
    cut: 0,
    material: "glass",
    brand: "miedlica",
    categories: ["konopie-oleje"],
    name: { pl: "Olejek do twarzy Kądziel z CBD 500 mg", en: "Kądziel face oil with 500 mg CBD", cz: "Pleťový olej Kądziel s CBD 500 mg" },
    description: {
      pl: "<p>Cztery składniki i pipeta. Olej z nasion tłoczymy na zimno w tym samym gospodarstwie, w którym rosną konopie. Wieczorem wystarczą trzy krople na wilgotną twarz.</p>",
      en: "<p>Four ingredients and a pipette. The seed oil is cold-pressed on the farm where the hemp grows. Three drops on a damp face in the evening will do.</p>",
      cz: "<p>Čtyři složky a pipeta. Olej ze semen lisujeme za studena ve stejném hospodářství, kde konopí roste. Večer stačí tři kapky na vlhkou pleť.</p>",
    },
    details: [
      ingredients("Cannabis Sativa Seed Oil, Squalane, Cannabidiol, Tocopherol", "Cannabis Sativa Seed Oil, Squalane, Cannabidiol, Tocopherol", "Cannabis Sativa Seed Oil, Squalane, Cannabidiol, Tocopherol"),
      capacity("30 ml", "30 ml", "30 ml"),
      material("butelka ze szkła, pipeta z gumą", "glass bottle, rubber-topped pipette", "skleněná lahvička, pipeta s gumovým balónkem"),
      skinOnly,
      batchTest,
      coolAndDark,
      madeIn.poland,
    ],
    weight: 95,
    price: 129_99,
    sizes: "one",
    accent: "asphalt",
    print: { art: "smallMark", text: "KĄDZIEL", colour: "ecru", second: "bottle" },
    ways: [
      { slug: "bezzapachowy", name: { pl: "Olejek do twarzy Kądziel z CBD 500 mg, bezzapachowy", en: "Kądziel face oil with 500 mg CBD, unscented", cz: "Pleťový olej Kądziel s CBD 500 mg, bez vůně" }, colour: "amber", badges: ["bestseller"], age: 240 },
    ],
  },
  {
    slug: "olejek-miedzyplon",
    ageMin: 18,
    kind: "dropperBottle",
    cut: 1,
    material: "glass",
    brand: "miedlica",
    categories: ["konopie-oleje"],
    name: { pl: "Olejek do ciała Międzyplon", en: "Międzyplon body oil", cz: "Tělový olej Międzyplon" },
    description: {
      pl: "<p>Olej konopny rozcieńczony lżejszym słonecznikowym, żeby wchłonął się, zanim założysz koszulkę. Po kąpieli, po basenie, po dniu na wietrze.</p>",
      en: "<p>Hemp oil thinned with lighter sunflower oil, so that it sinks in before you pull on a T-shirt. After a bath, after the pool, after a day in the wind.</p>",
      cz: "<p>Konopný olej zjemněný lehčím slunečnicovým, aby se vstřebal dřív, než si obléknete tričko. Po koupeli, po bazénu, po dni na větru.</p>",
    },
    details: [
      ingredients("Helianthus Annuus Seed Oil, Cannabis Sativa Seed Oil, Tocopherol, Parfum, Linalool, Limonene", "Helianthus Annuus Seed Oil, Cannabis Sativa Seed Oil, Tocopherol, Parfum, Linalool, Limonene", "Helianthus Annuus Seed Oil, Cannabis Sativa Seed Oil, Tocopherol, Parfum, Linalool, Limonene"),
      capacity("100 ml", "100 ml", "100 ml"),
      material("butelka ze szkła, nakrętka z pipetą", "glass bottle, pipette cap", "skleněná lahvička, víčko s pipetou"),
      skinOnly,
      batchTest,
      coolAndDark,
      madeIn.poland,
    ],
    weight: 240,
    price: 69_99,
    sizes: "one",
    accent: "asphalt",
    print: { art: "smallMark", text: "MIĘDZYPLON", colour: "chalk", second: "olive" },
    ways: [
      { slug: "sosna", name: { pl: "Olejek do ciała Międzyplon, sosna", en: "Międzyplon body oil, pine", cz: "Tělový olej Międzyplon, borovice" }, colour: "bottle", age: 75 },
      { slug: "grejpfrut", name: { pl: "Olejek do ciała Międzyplon, grejpfrut", en: "Międzyplon body oil, grapefruit", cz: "Tělový olej Międzyplon, grapefruit" }, colour: "clear", print: { art: "smallMark", text: "MIĘDZYPLON", colour: "orange", second: "chalk" }, price: 54_99, was: 69_99, badges: ["promotion"], age: 75 },
    ],
  },
  {
    slug: "olejek-pazdzierz",
    ageMin: 18,
    kind: "dropperBottle",
    cut: 0,
    material: "glass",
    brand: "miedlica",
    categories: ["konopie-oleje", "konopie-kosmetyki"],
    name: { pl: "Olejek do brody Paździerz", en: "Paździerz beard oil", cz: "Olej na vousy Paździerz" },
    description: {
      pl: "<p>Zmiękcza zarost i nie zostawia tłustych śladów na szaliku. Pachnie cedrem i świeżo ściętą słomą, po godzinie już tylko z bliska.</p>",
      en: "<p>Softens a beard and leaves no grease on your scarf. It smells of cedar and fresh straw; after an hour only up close.</p>",
      cz: "<p>Změkčí vousy a nezanechá mastné stopy na šále. Voní cedrem a čerstvou slámou, po hodině už jen zblízka.</p>",
    },
    details: [
      ingredients("Cannabis Sativa Seed Oil, Simmondsia Chinensis Seed Oil, Tocopherol, Cedrus Atlantica Bark Oil, Parfum", "Cannabis Sativa Seed Oil, Simmondsia Chinensis Seed Oil, Tocopherol, Cedrus Atlantica Bark Oil, Parfum", "Cannabis Sativa Seed Oil, Simmondsia Chinensis Seed Oil, Tocopherol, Cedrus Atlantica Bark Oil, Parfum"),
      capacity("20 ml", "20 ml", "20 ml"),
      material("butelka ze szkła, pipeta z gumą", "glass bottle, rubber-topped pipette", "skleněná lahvička, pipeta s gumovým balónkem"),
      skinOnly,
      batchTest,
      coolAndDark,
      madeIn.poland,
    ],
    weight: 70,
    price: 59_99,
    sizes: "one",
    accent: "asphalt",
    print: { art: "smallMark", text: "PAŹDZIERZ", colour: "sand", second: "chocolate" },
    ways: [
      { slug: "cedr-i-sloma", name: { pl: "Olejek do brody Paździerz, cedr i słoma", en: "Paździerz beard oil, cedar and straw", cz: "Olej na vousy Paździerz, cedr a sláma" }, colour: "amber", badges: ["new"], age: 12 },
    ],
  },
  {
    slug: "balsam-odlog",
    ageMin: 18,
    kind: "jar",
    cut: 0,
    material: "glass",
    brand: "miedlica",
    categories: ["konopie-kosmetyki"],
    name: { pl: "Balsam do rąk Odłóg", en: "Odłóg hand balm", cz: "Balzám na ruce Odłóg" },
    description: {
      pl: "<p>Twardy balsam z olejem konopnym i woskiem pszczelim dla dłoni, które trzymają kierownicę, narzędzia albo aparat. Rozgrzej odrobinę między palcami i wmasuj.</p>",
      en: "<p>A firm balm of hemp oil and beeswax for hands that hold handlebars, tools or a camera. Warm a little between your fingers and rub in.</p>",
      cz: "<p>Tuhý balzám s konopným olejem a včelím voskem pro ruce, které drží řídítka, nářadí nebo foťák. Kousek zahřejte mezi prsty a vmasírujte.</p>",
    },
    details: [
      ingredients("Cannabis Sativa Seed Oil, Cera Alba, Butyrospermum Parkii Butter, Tocopherol, Parfum", "Cannabis Sativa Seed Oil, Cera Alba, Butyrospermum Parkii Butter, Tocopherol, Parfum", "Cannabis Sativa Seed Oil, Cera Alba, Butyrospermum Parkii Butter, Tocopherol, Parfum"),
      capacity("50 ml", "50 ml", "50 ml"),
      material("słoik ze szkła, aluminiowa nakrętka", "glass jar, aluminium lid", "skleněná dóza, hliníkové víčko"),
      skinOnly,
      batchTest,
      coolAndDark,
      madeIn.poland,
    ],
    weight: 150,
    price: 49_99,
    sizes: "one",
    accent: "silver",
    print: { art: "smallMark", text: "ODŁÓG", colour: "ecru", second: "olive" },
    ways: [
      { slug: "rumianek", name: { pl: "Balsam do rąk Odłóg, rumianek", en: "Odłóg hand balm, chamomile", cz: "Balzám na ruce Odłóg, heřmánek" }, colour: "amber", age: 190 },
      { slug: "mieta", name: { pl: "Balsam do rąk Odłóg, mięta", en: "Odłóg hand balm, mint", cz: "Balzám na ruce Odłóg, máta" }, colour: "mint", print: { art: "smallMark", text: "ODŁÓG", colour: "chalk", second: "bottle" }, stock: "soldOut", age: 190 },
    ],
  },
  {
    slug: "balsam-tusz",
    ageMin: 18,
    kind: "jar",
    cut: 1,
    material: "metal",
    brand: "miedlica",
    categories: ["konopie-kosmetyki"],
    name: { pl: "Balsam do wytatuowanej skóry Tusz", en: "Tusz balm for tattooed skin", cz: "Balzám na tetovanou pokožku Tusz" },
    description: {
      pl: "<p>Do tatuaży, które już się zagoiły: czarny znowu wygląda na czarny, a skóra nie jest ściągnięta. Bez zapachu i bez barwnika, w płaskiej puszce do kieszeni.</p>",
      en: "<p>For tattoos that have already healed: black looks black again and skin doesn’t feel tight. No scent and no dye, in a flat tin for your pocket.</p>",
      cz: "<p>Na tetování, která už jsou zahojená: černá zase vypadá černě a pokožka není napjatá. Bez vůně a bez barviva, v ploché plechovce do kapsy.</p>",
    },
    details: [
      ingredients("Butyrospermum Parkii Butter, Cannabis Sativa Seed Oil, Cera Alba, Cannabidiol, Tocopherol", "Butyrospermum Parkii Butter, Cannabis Sativa Seed Oil, Cera Alba, Cannabidiol, Tocopherol", "Butyrospermum Parkii Butter, Cannabis Sativa Seed Oil, Cera Alba, Cannabidiol, Tocopherol"),
      capacity("30 ml", "30 ml", "30 ml"),
      material("aluminiowa puszka z zakrętką", "aluminium screw tin", "hliníková plechovka se šroubovacím víčkem"),
      skinOnly,
      batchTest,
      coolAndDark,
      madeIn.poland,
    ],
    weight: 55,
    price: 44_99,
    sizes: "one",
    accent: "silver",
    print: { art: "flower", text: "TUSZ", colour: "chalk", second: "asphalt" },
    ways: [
      { slug: "klasyczny", colour: "asphalt", age: 52 },
    ],
  },
];
