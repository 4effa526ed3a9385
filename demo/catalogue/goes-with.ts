import type { Kind, Model, Way } from "./types.ts";

/** What kinds go with a kind, in the order in which they are shown. */
const kinds: Partial<Record<Kind, Kind[]>> = {
  hoodie: ["cargo", "beanie", "sneakerLow", "waistBag"],
  zipHoodie: ["sweatpants", "cap", "sneakerHigh", "backpack"],
  crewneck: ["jeans", "cap", "sneakerHigh", "tote"],
  tee: ["shorts", "bucketHat", "sneakerLow", "tote"],
  longsleeve: ["jeans", "beanie", "boot", "waistBag"],
  shirt: ["jeans", "cap", "boot", "tote"],
  jeans: ["tee", "sneakerHigh", "shirt", "cap"],
  cargo: ["hoodie", "boot", "beanie", "waistBag"],
  sweatpants: ["zipHoodie", "sneakerLow", "socks", "cap"],
  shorts: ["tee", "slide", "bucketHat", "socks"],
  shellJacket: ["hoodie", "cargo", "backpack", "beanie"],
  pufferJacket: ["hoodie", "jeans", "boot", "beanie"],
  sneakerLow: ["socks", "jeans", "cap"],
  sneakerHigh: ["socks", "cargo", "hoodie"],
  boot: ["socks", "jeans", "shirt"],
  deck: ["trucks", "wheels", "helmet"],
  trucks: ["deck", "wheels"],
  wheels: ["trucks", "deck"],
  snowboard: ["bindings", "goggles", "pufferJacket"],
  bindings: ["snowboard", "goggles"],
  goggles: ["snowboard", "gloves"],
  dumbbell: ["mat", "waterBottle"],
  mat: ["waterBottle", "dumbbell"],
  waterBottle: ["mat", "sweatpants"],
};

/** Returns what goes with one way of a model: of each kind another model from one to the next, in its colour where it comes in that. */
export function goesWith(models: readonly Model[], model: Model, way: Way): { model: Model; way: Way }[] {
  const of = (kind: Kind) =>
    models.filter((one) => one.kind === kind && one.ageMin === undefined && one.onlineSale !== false);
  const nth = Math.max(0, of(model.kind).indexOf(model)) + model.ways.indexOf(way);
  return model.ageMin === undefined
    ? (kinds[model.kind] ?? []).map((kind) => {
        const some = of(kind);
        const chosen = some[nth % some.length]!;
        return { model: chosen, way: chosen.ways.find(({ colour }) => colour === way.colour) ?? chosen.ways[0]! };
      })
    : [];
}
