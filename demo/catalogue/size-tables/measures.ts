/** Column heads and ways of measuring that several size tables share. */
import type { Said } from "../types.ts";

export const columns = {
  size: { pl: "Rozmiar", en: "Size", cz: "Velikost" },
  chest: { pl: "Obwód klatki", en: "Chest", cz: "Obvod hrudníku" },
  width: { pl: "Szerokość pod pachami", en: "Width at armpits", cz: "Šířka v podpaží" },
  length: { pl: "Długość", en: "Length", cz: "Délka" },
  sleeve: { pl: "Rękaw", en: "Sleeve", cz: "Rukáv" },
  waist: { pl: "Obwód pasa", en: "Waist", cz: "Obvod pasu" },
  hips: { pl: "Obwód bioder", en: "Hips", cz: "Obvod boků" },
  inseam: { pl: "Nogawka od kroku", en: "Inseam", cz: "Vnitřní délka" },
  hem: { pl: "Szerokość dołu", en: "Leg opening", cz: "Šířka nohavice" },
  foot: { pl: "Długość stopy", en: "Foot length", cz: "Délka chodidla" },
  head: { pl: "Obwód głowy", en: "Head", cz: "Obvod hlavy" },
  hand: { pl: "Obwód dłoni", en: "Hand girth", cz: "Obvod dlaně" },
  finger: { pl: "Długość dłoni", en: "Hand length", cz: "Délka dlaně" },
} satisfies Record<string, Said>;

type Measure = { name: Said; how: Said };

export const measures = {
  chest: {
    name: columns.chest,
    how: {
      pl: "Miarka poziomo przez najszersze miejsce klatki, pod pachami. Ręce luźno, wydech.",
      en: "Tape level around the fullest part of your chest, under the arms. Arms relaxed, breathe out.",
      cz: "Metr vodorovně přes nejširší místo hrudníku, pod pažemi. Ruce volně, vydechnout.",
    },
  },
  width: {
    name: columns.width,
    how: {
      pl: "Ubranie rozłożone na płasko, od szwu do szwu pod rękawami. Najprościej porównać z bluzą, którą już nosisz.",
      en: "The garment laid flat, seam to seam below the sleeves. Easiest to compare with one you already wear.",
      cz: "Oblečení rozložené naplocho, od švu ke švu pod rukávy. Nejsnáze porovnáte s mikinou, kterou už nosíte.",
    },
  },
  length: {
    name: columns.length,
    how: {
      pl: "Z tyłu, od szwu kołnierza do dolnego brzegu, razem ze ściągaczem.",
      en: "At the back, from the collar seam to the lower edge, ribbing included.",
      cz: "Vzadu od švu límce k dolnímu okraji, včetně nápletu.",
    },
  },
  sleeve: {
    name: columns.sleeve,
    how: {
      pl: "Od szwu na ramieniu do końca mankietu. Przy opuszczonym ramieniu rękaw jest krótszy, niż się wydaje.",
      en: "From the shoulder seam to the end of the cuff. With a dropped shoulder the sleeve is shorter than it looks.",
      cz: "Od ramenního švu po konec manžety. U spadlého ramene je rukáv kratší, než se zdá.",
    },
  },
  waist: {
    name: columns.waist,
    how: {
      pl: "Tam, gdzie naprawdę nosisz spodnie, zwykle nieco poniżej pępka. Bez wciągania brzucha.",
      en: "Where you really wear your trousers, usually a little below the navel. Don’t pull in your stomach.",
      cz: "Tam, kde kalhoty opravdu nosíte, obvykle kousek pod pupíkem. Bez zatahování břicha.",
    },
  },
  hips: {
    name: columns.hips,
    how: {
      pl: "Poziomo przez najszersze miejsce pośladków, stopy razem.",
      en: "Level around the fullest part of your seat, feet together.",
      cz: "Vodorovně přes nejširší místo hýždí, nohy u sebe.",
    },
  },
  inseam: {
    name: columns.inseam,
    how: {
      pl: "Po wewnętrznym szwie, od kroku do dolnego brzegu nogawki.",
      en: "Along the inner seam, from the crotch to the lower edge of the leg.",
      cz: "Po vnitřním švu, od rozkroku k dolnímu okraji nohavice.",
    },
  },
  foot: {
    name: columns.foot,
    how: {
      pl: "Stań na kartce piętą do ściany i zaznacz najdłuższy palec. Zmierz obie stopy wieczorem i wybierz dłuższą.",
      en: "Stand on paper with your heel to the wall and mark the longest toe. Measure both feet in the evening and take the longer.",
      cz: "Postavte se na papír patou ke zdi a označte nejdelší prst. Změřte večer obě nohy a vyberte delší.",
    },
  },
  head: {
    name: columns.head,
    how: {
      pl: "Miarka dookoła głowy, centymetr nad brwiami i nad uszami.",
      en: "Tape around the head, a centimetre above the eyebrows and above the ears.",
      cz: "Metr kolem hlavy, centimetr nad obočím a nad ušima.",
    },
  },
  hand: {
    name: columns.hand,
    how: {
      pl: "Dookoła dłoni w najszerszym miejscu, bez kciuka, palce razem.",
      en: "Around the widest part of the hand without the thumb, fingers together.",
      cz: "Kolem dlaně v nejširším místě, bez palce, prsty u sebe.",
    },
  },
  finger: {
    name: columns.finger,
    how: {
      pl: "Od nasady dłoni do czubka środkowego palca.",
      en: "From the base of the hand to the tip of the middle finger.",
      cz: "Od kořene dlaně po špičku prostředníku.",
    },
  },
} satisfies Record<string, Measure>;
