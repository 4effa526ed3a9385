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
import { cap } from "./kinds/cap.ts";
import { beanie } from "./kinds/beanie.ts";
import { bucketHat } from "./kinds/bucketHat.ts";
import { gloves } from "./kinds/gloves.ts";
import { socks } from "./kinds/socks.ts";
import { backpack } from "./kinds/backpack.ts";
import { waistBag } from "./kinds/waistBag.ts";
import { tote } from "./kinds/tote.ts";
import { sneakerLow } from "./kinds/sneakerLow.ts";
import { sneakerHigh } from "./kinds/sneakerHigh.ts";
import { boot } from "./kinds/boot.ts";
import { slide } from "./kinds/slide.ts";
import { deck } from "./kinds/deck.ts";
import { trucks } from "./kinds/trucks.ts";
import { wheels } from "./kinds/wheels.ts";
import { helmet } from "./kinds/helmet.ts";
import { snowboard } from "./kinds/snowboard.ts";
import { bindings } from "./kinds/bindings.ts";
import { goggles } from "./kinds/goggles.ts";
import { dumbbell } from "./kinds/dumbbell.ts";
import { mat } from "./kinds/mat.ts";
import { waterBottle } from "./kinds/waterBottle.ts";
import { dropperBottle } from "./kinds/dropperBottle.ts";
import { jar } from "./kinds/jar.ts";
import { grinder } from "./kinds/grinder.ts";
import { papers } from "./kinds/papers.ts";
import { lighter } from "./kinds/lighter.ts";

/** A drawing program: the scene of a look from a view; the same seed gives the same scene. */
export type Draw = (look: Look, seed: number, view: View) => Scene;

/** The drawing program of each kind. */
export const kinds: Record<Kind, Draw> = {
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
  cap,
  beanie,
  bucketHat,
  gloves,
  socks,
  backpack,
  waistBag,
  tote,
  sneakerLow,
  sneakerHigh,
  boot,
  slide,
  deck,
  trucks,
  wheels,
  helmet,
  snowboard,
  bindings,
  goggles,
  dumbbell,
  mat,
  waterBottle,
  dropperBottle,
  jar,
  grinder,
  papers,
  lighter,
};
