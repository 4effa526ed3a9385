import type { ImportWork } from "../../src/flows/catalogue/run-import.ts";
import { readCatalogue } from "../../src/integrations/catalogue-files/read-catalogue.ts";
import { openBrukFile } from "../../src/integrations/catalogue-files/write-bruk.ts";
import { openPictureSource } from "../../src/integrations/picture-source.ts";
import { sanitise } from "../../src/integrations/sanitise.ts";

/** What imports and exports are worked off with, in a process that goes on and without a picture store. */
export const fileWork: ImportWork = {
  read: readCatalogue,
  openFile: openBrukFile,
  openSource: () => openPictureSource(),
  store: { keep: async () => undefined },
  sanitise,
  stop: new AbortController().signal,
};
