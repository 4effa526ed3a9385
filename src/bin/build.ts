import { buildStorefront } from "./build-storefront.ts";

/** `npm run build`: builds the storefront ahead of a start, where the code's folder cannot be written to later. */
const { assets } = await buildStorefront({ onBuild: () => process.stdout.write("Building the storefront\n") });
process.stdout.write(`Build ${assets.build} is there\n`);
