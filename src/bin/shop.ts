import { Command, CommanderError } from "commander";
import { sentenceOf } from "./end.ts";
import { addCatalogueCommands } from "./shop/catalogue.ts";
import { addCodeCommands } from "./shop/codes.ts";
import { addMoneyCommands } from "./shop/money.ts";
import { addOrderCommands } from "./shop/orders.ts";
import { addPageCommands } from "./shop/pages.ts";
import { addProductCommands } from "./shop/products.ts";

/** `npm run shop -- …`: the operator's command line. Works while the shop runs, and the shop follows. */
const program = new Command("npm run shop --")
  .description("The operator's commands. Each takes --json and --help.")
  .showHelpAfterError("Add --help to see how this command is used.")
  .exitOverride();

for (const add of [addCatalogueCommands, addProductCommands, addOrderCommands, addMoneyCommands, addCodeCommands, addPageCommands]) add(program);

try {
  await program.parseAsync();
} catch (error) {
  if (error instanceof CommanderError) process.exitCode = error.exitCode;
  else {
    process.stderr.write(`${sentenceOf(error)}\n`);
    process.exitCode = 1;
  }
}
