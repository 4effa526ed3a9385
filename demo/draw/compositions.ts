import type { Composition, Good } from "./compose.ts";

const blackHoodie: Omit<Good, "x" | "y" | "size"> = { kind: "hoodie", base: "asphalt", accent: "signal", material: "fleece", art: "paving", ink: "signal", text: "GRUNT TO BRUK", seed: 32 };
const limeBeanie: Omit<Good, "x" | "y" | "size"> = { kind: "beanie", base: "signal", art: "smallMark", ink: "asphalt", seed: 41 };
const redShoe: Omit<Good, "x" | "y" | "size"> = { kind: "sneakerLow", cut: 0, base: "asphalt", accent: "red", material: "suede", text: "KRAWĘŻ", seed: 5 };
const limeDeck: Omit<Good, "x" | "y" | "size"> = { kind: "deck", base: "asphalt", material: "gloss", art: "paving", ink: "signal", second: "chalk", view: "detail", seed: 3 };

/** The campaign on wide screens. The headline stands at the left and top; the goods lie over its rim and run out of the frame. */
export const campaign: Composition = {
  name: "hero", width: 2880, height: 1336, concrete: false, depth: 1,
  goods: [
    { ...blackHoodie, x: 2650, y: 850, size: 1720, turn: 6 },
    { ...limeBeanie, x: 2010, y: 120, size: 1080, turn: -10 },
    { ...limeDeck, x: 330, y: 1330, size: 1320, turn: 76 },
    { ...redShoe, x: 1420, y: 1126, size: 1020, turn: -9 },
  ],
};

/** The campaign on phones: lower part of the screen, under the headline. */
export const campaignPhone: Composition = {
  name: "hero-m", width: 1170, height: 1200, concrete: false, depth: 0.75,
  goods: [
    { ...blackHoodie, x: 880, y: 730, size: 1400, turn: 6 },
    { ...limeBeanie, x: 220, y: 400, size: 840, turn: -10 },
    { ...redShoe, x: 370, y: 960, size: 960, turn: -8 },
  ],
};

/** How far the camera is moved in on every category: nothing is shown whole that can be cropped boldly. */
const near = 1.14;

const square = (key: string, goods: Good[]): Composition => ({
  name: `category-${key}`, width: 1600, height: 1600, concrete: true, depth: 0.8,
  goods: goods.map((g) => ({ ...g, x: 800 + (g.x - 800) * near, y: 800 + (g.y - 800) * near, size: g.size * near })),
});

/** One picture for each main category, square; screens crop it wide or tall, so the middle says it all. */
export const categoryPictures: Composition[] = [
  square("odziez", [
    { kind: "jeans", base: "denim", material: "denim", x: 1330, y: 980, size: 1400, turn: 14 },
    { kind: "hoodie", base: "concrete", material: "heather", art: "wordmark", ink: "asphalt", text: "BRUK", x: 620, y: 820, size: 1620, turn: -8 },
  ]),
  square("bluzy", [
    { kind: "crewneck", base: "bottle", material: "fleece", art: "wordmark", ink: "ecru", text: "FUGA", x: 330, y: 560, size: 1560, turn: -13 },
    { kind: "hoodie", base: "asphalt", accent: "signal", material: "fleece", art: "paving", ink: "signal", text: "GRUNT TO BRUK", x: 1010, y: 960, size: 1760, turn: 7 },
  ]),
  square("koszulki", [
    { kind: "tee", base: "asphalt", art: "nightLines", ink: "signal", second: "chalk", text: "NOCNY KURS", x: 340, y: 620, size: 1540, turn: -12 },
    { kind: "tee", cut: 1, base: "chalk", art: "sun", ink: "orange", second: "brick", text: "OBWODNICA", x: 1060, y: 1000, size: 1680, turn: 9 },
  ]),
  square("kurtki", [
    { kind: "shellJacket", base: "olive", accent: "orange", material: "nylon", x: 330, y: 700, size: 1560, turn: -12 },
    { kind: "pufferJacket", base: "cobalt", accent: "asphalt", material: "nylon", x: 1080, y: 930, size: 1660, turn: 8 },
  ]),
  square("spodnie", [
    { kind: "jeans", base: "denim", material: "denim", x: 420, y: 760, size: 1650, turn: -10 },
    { kind: "cargo", base: "sand", material: "ripstop", x: 1110, y: 900, size: 1720, turn: 10 },
  ]),
  square("buty", [
    { kind: "sneakerHigh", cut: 1, base: "white", accent: "cobalt", material: "leather", x: 1090, y: 420, size: 1160, turn: 13, flip: true, text: " " },
    { kind: "sneakerLow", cut: 0, base: "asphalt", accent: "red", material: "suede", text: "KRAWĘŻ", x: 700, y: 1060, size: 1560, turn: -13 },
  ]),
  square("czapki", [
    { kind: "bucketHat", base: "sand", art: "smallMark", ink: "asphalt", x: 1180, y: 330, size: 1100, turn: 14 },
    { kind: "cap", cut: 2, base: "chalk", accent: "cobalt", material: "canvas", art: "wordmark", ink: "cobalt", text: "BRUK", x: 1200, y: 1130, size: 1300, turn: 8 },
    { kind: "beanie", base: "orange", art: "smallMark", ink: "asphalt", x: 420, y: 760, size: 1380, turn: -12 },
  ]),
  square("torby", [
    { kind: "waistBag", base: "violet", material: "ripstop", art: "number", ink: "chalk", text: "7", x: 1190, y: 1120, size: 1240, turn: 12 },
    { kind: "backpack", cut: 1, base: "olive", accent: "orange", material: "nylon", art: "smallMark", ink: "chalk", text: "SŁOTA", x: 560, y: 780, size: 1500, turn: -8 },
  ]),
  square("deskorolka", [
    { kind: "deck", base: "sky", material: "gloss", art: "waves", ink: "cobalt", second: "chalk", view: "detail", x: 430, y: 620, size: 1500, turn: 36 },
    { kind: "deck", base: "maple", material: "wood", art: "flower", ink: "bottle", second: "red", view: "detail", x: 960, y: 980, size: 1500, turn: 40 },
    { kind: "wheels", base: "signal", cut: 1, material: "gloss", art: "wordmark", ink: "asphalt", text: "BRUK", x: 1330, y: 380, size: 620, turn: 8 },
  ]),
  square("snowboard", [
    { kind: "snowboard", cut: 0, base: "navy", accent: "orange", material: "gloss", art: "waves", ink: "chalk", second: "orange", view: "detail", x: 480, y: 760, size: 1700, turn: 36 },
    { kind: "snowboard", cut: 1, base: "lilac", accent: "asphalt", material: "matte", art: "arrow", ink: "asphalt", second: "signal", view: "detail", x: 1010, y: 900, size: 1700, turn: 40 },
    { kind: "goggles", base: "asphalt", accent: "orange", material: "gloss", art: "wordmark", ink: "chalk", text: "ZAMIEĆ", x: 900, y: 1020, size: 1080, turn: -8 },
  ]),
  square("zima", [
    { kind: "pufferJacket", base: "orange", accent: "asphalt", material: "nylon", x: 420, y: 760, size: 1600, turn: -10 },
    { kind: "gloves", cut: 1, base: "tobacco", accent: "asphalt", material: "leather", art: "smallMark", text: "ZAMIEĆ", x: 1160, y: 1120, size: 1120, turn: 12 },
    { kind: "beanie", cut: 2, base: "cobalt", accent: "chalk", art: "stripes", x: 1200, y: 430, size: 980, turn: 10 },
  ]),
  square("fitness", [
    { kind: "mat", base: "graphite", material: "matte", art: "grid", ink: "chalk", x: 360, y: 760, size: 1500, turn: -14 },
    { kind: "waterBottle", base: "red", accent: "silver", material: "metal", art: "wordmark", ink: "chalk", text: "HYDRANT", x: 1290, y: 620, size: 1120, turn: 16 },
    { kind: "dumbbell", base: "asphalt", accent: "silver", material: "matte", art: "wordmark", ink: "chalk", text: "6 KG", x: 820, y: 1080, size: 1180, turn: -24 },
  ]),
  square("konopie", [
    { kind: "tote", base: "ecru", material: "canvas", art: "flower", ink: "bottle", second: "olive", text: "MIEDZA", x: 380, y: 880, size: 1420, turn: -10 },
    { kind: "dropperBottle", base: "amber", accent: "asphalt", material: "glass", art: "smallMark", ink: "ecru", second: "bottle", text: "KĄDZIEL", x: 1180, y: 620, size: 1260, turn: 12 },
    { kind: "jar", base: "amber", accent: "silver", material: "glass", art: "smallMark", ink: "ecru", second: "olive", text: "ODŁÓG", x: 820, y: 1240, size: 900, turn: -6 },
  ]),
  square("akcesoria-dla-palacych", [
    { kind: "papers", base: "cobalt", art: "nightLines", ink: "chalk", text: "KALKA", x: 460, y: 1000, size: 1260, turn: -16 },
    { kind: "lighter", base: "silver", material: "metal", art: "paving", ink: "graphite", x: 1260, y: 1000, size: 1240, turn: 14 },
    { kind: "grinder", base: "olive", material: "metal", art: "smallMark", text: "DYMNIK", x: 780, y: 420, size: 1100, turn: 6 },
  ]),
];
