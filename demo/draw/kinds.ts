import type { Kind, Look } from "../catalogue/types.ts";
import type { Scene, View } from "./engine/scene.ts";
import { hoodie } from "./kinds/hoodie.ts";
import { tee } from "./kinds/tee.ts";
import { crewneck } from "./kinds/crewneck.ts";
import { longsleeve } from "./kinds/longsleeve.ts";
import { zipHoodie } from "./kinds/zipHoodie.ts";
import { jeans } from "./kinds/jeans.ts";
import { cargo } from "./kinds/cargo.ts";
import { sweatpants } from "./kinds/sweatpants.ts";
import { shorts } from "./kinds/shorts.ts";
import { shirt } from "./kinds/shirt.ts";
import { shellJacket } from "./kinds/shellJacket.ts";
import { pufferJacket } from "./kinds/pufferJacket.ts";

/** A drawing program: the scene of a look from a view; the same seed gives the same scene. */
export type Draw = (look: Look, seed: number, view: View) => Scene;

/** The drawing program of each kind. */
export const kinds: Partial<Record<Kind, Draw>> = {
  hoodie,
  tee,
  zipHoodie,
  longsleeve,
  crewneck,
  jeans,
  shorts,
  sweatpants,
  cargo,
  shirt,
  pufferJacket,
  shellJacket,
};
