import { Command, CommanderError } from "commander";
import { sentenceOf } from "./end.ts";
import { addBackupCommands } from "./shop/backup.ts";
import { addBookCommands } from "./shop/books.ts";
import { addBrandCommand } from "./shop/brand.ts";
import { addCalendarCommands } from "./shop/calendar.ts";
import { addCatalogueCommands } from "./shop/catalogue.ts";
import { addCodeCommands } from "./shop/codes.ts";
import { addConfigCommands } from "./shop/config.ts";
import { addCountryCommands } from "./shop/countries.ts";
import { addTextCommands } from "./shop/texts.ts";
import { addCutCommands } from "./shop/cuts.ts";
import { addDemoCommands } from "./shop/demo.ts";
import { addDigitalLinkCommands } from "./shop/digital-links.ts";
import { addDutyCommands } from "./shop/duties.ts";
import { addErrorCommands } from "./shop/errors.ts";
import { addInvoiceCommands } from "./shop/invoices.ts";
import { addInformationPageCommands } from "./shop/information-pages.ts";
import { addCategoryCommand } from "./shop/category.ts";
import { addLookCommands } from "./shop/looks.ts";
import { addEmailCommands } from "./shop/emails.ts";
import { addMoneyCommands } from "./shop/money.ts";
import { addOpeningCommands } from "./shop/opening.ts";
import { addOrderCommands } from "./shop/orders.ts";
import { addPaidCommand } from "./shop/paid.ts";
import { addPageCommands } from "./shop/pages.ts";
import { addPaymentCommands } from "./shop/payments.ts";
import { addPaymentMethodCommands } from "./shop/payment-methods.ts";
import { addNoticeCommands } from "./shop/notice.ts";
import { addGoesWithCommand } from "./shop/goes-with.ts";
import { addProductCommands } from "./shop/products.ts";
import { addExpectCommand, addStockCommand } from "./shop/stock.ts";
import { addNewsletterCommands } from "./shop/newsletter.ts";
import { addRecallCommands } from "./shop/recall.ts";
import { addReviewCommands } from "./shop/reviews.ts";
import { addSearchCommands } from "./shop/search.ts";
import { addSizeTableCommands } from "./shop/size-tables.ts";
import { addStaffCommands } from "./shop/staff.ts";
import { addWithdrawalCommands } from "./shop/withdrawals.ts";
import { terminalText } from "./terminal-text.ts";

/**
 * `npm run shop -- …`: the operator's command line. Works while the shop runs, and the shop follows. Runs
 * the command that the words name and says what is wrong in a sentence; returns the exit code.
 */
export async function runShopCommand(words: readonly string[]): Promise<number> {
  const program = new Command("npm run shop --")
    .description(
      "The operator's commands. Each takes --json and --help. Money in JSON is whole grosze, or hundredths of an order's currency.",
    )
    .showHelpAfterError("Add --help to see how this command is used.")
    .exitOverride();
  for (const add of [
    addBackupCommands,
    addCatalogueCommands,
    addProductCommands,
    addDigitalLinkCommands,
    addStockCommand,
    addExpectCommand,
    addGoesWithCommand,
    addOrderCommands,
    addPaidCommand,
    addInvoiceCommands,
    addBookCommands,
    addMoneyCommands,
    addEmailCommands,
    addCodeCommands,
    addCutCommands,
    addReviewCommands,
    addNewsletterCommands,
    addPageCommands,
    addPaymentCommands,
    addConfigCommands,
    addTextCommands,
    addCountryCommands,
    addCalendarCommands,
    addPaymentMethodCommands,
    addErrorCommands,
    addWithdrawalCommands,
    addOpeningCommands,
    addInformationPageCommands,
    addDemoCommands,
    addDutyCommands,
    addNoticeCommands,
    addRecallCommands,
    addSizeTableCommands,
    addCategoryCommand,
    addBrandCommand,
    addLookCommands,
    addSearchCommands,
    addStaffCommands,
  ])
    add(program);
  try {
    await program.parseAsync(words, { from: "user" });
    return Number(process.exitCode ?? 0);
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode;
    process.stderr.write(`${terminalText(sentenceOf(error))}\n`);
    return 1;
  }
}

if (import.meta.main) process.exitCode = await runShopCommand(process.argv.slice(2));
