import { cpus } from "node:os";
import { join } from "node:path";
import { checkServer } from "../database/check-server.ts";
import { openPool, type Pool } from "../database/connect.ts";
import { hasCluster } from "../database/embedded/cluster.ts";
import { openEmbedded } from "../database/embedded/open-embedded.ts";
import { isShop } from "../database/is-shop.ts";
import { prepareJobs } from "../database/jobs.ts";
import { migrate } from "../database/migrate.ts";
import { bringReadyTexts } from "../flows/mail/bring-ready-texts.ts";
import { prepareShop } from "../flows/prepare-shop.ts";
import { writePageDrafts } from "../flows/content/write-page-drafts.ts";
import { openPictureFiles, type PictureFiles } from "../integrations/picture-files.ts";
import { sanitise } from "../integrations/sanitise.ts";
import { checkFolder } from "./check-folder.ts";
import { Problem } from "./end.ts";
import { picturesElsewhere } from "./pictures-elsewhere.ts";
import type { Settings } from "./settings.ts";

/** An opened shop: its database, brought to this code's form, and its picture store. */
export interface OpenedShop {
  pool: Pool;
  pictures: PictureFiles;
  close(): Promise<void>;
}

export interface OpenShopOptions {
  say: (sentence: string) => void;
  statementTimeout?: number;
  /** Refuses a place where there is no shop yet, rather than make one. */
  mustExist?: boolean;
}

/** Opens the database the settings name, the shop's own where none is, and makes it ready. */
export async function openShop(
  settings: Settings,
  { say, statementTimeout, mustExist = false }: OpenShopOptions,
): Promise<OpenedShop> {
  if (mustExist && settings.databaseUrl === undefined && !hasCluster(settings.dataDir)) throw noShop(settings);
  await checkFolder(settings.dataDir);
  const embedded = settings.databaseUrl === undefined ? await openEmbedded({ dataDir: settings.dataDir, say }) : null;
  const pool = openPool({
    url: settings.databaseUrl ?? embedded!.url,
    max: 10 + cpus().length * 2,
    ...(statementTimeout === undefined ? {} : { statementTimeout }),
  });
  const close = async () => {
    await pool.end();
    await embedded?.close();
  };
  try {
    if (mustExist) {
      await checkServer(pool);
      if (!(await isShop(pool))) throw noShop(settings);
    }
    await migrate(pool, { onStep: ({ name }) => say(`Preparing the database: ${name}`) });
    await prepareJobs(pool);
    if (await prepareShop(pool)) await writePageDrafts(pool, sanitise);
    await bringReadyTexts(pool);
    const pictures = await openPictureFiles(join(settings.dataDir, "pictures"), await picturesElsewhere(settings));
    return { pool, pictures, close: () => pictures.close().then(close) };
  } catch (error) {
    await close();
    throw error;
  }
}

function noShop({ databaseUrl, dataDir }: Settings): Problem {
  const where =
    databaseUrl === undefined
      ? `${dataDir}: set DATA_DIR to the folder it is in`
      : "the database of DATABASE_URL: set it to the one it is in";
  return new Problem(`There is no shop in ${where}. None was made.`);
}
