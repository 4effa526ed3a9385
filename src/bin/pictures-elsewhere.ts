import { openFolderStore } from "../integrations/picture-store/folder-store.ts";
import type { PictureStore } from "../integrations/picture-store/store.ts";
import { checkFolder } from "./check-folder.ts";
import { Problem } from "./end.ts";
import type { Settings } from "./settings.ts";

type PictureSettings = Pick<Settings, "picturesDir" | "s3Endpoint" | "s3Bucket" | "s3Region" | "s3Key" | "s3Secret">;

/** Opens the pictures' store the settings name: a folder, or a bucket; undefined of a shop that has them in its own folder. Refuses a bucket whose store refuses them. */
export async function picturesElsewhere(settings: PictureSettings): Promise<PictureStore | undefined> {
  const {
    picturesDir,
    s3Endpoint: endpoint,
    s3Bucket: bucket,
    s3Region: region,
    s3Key: key,
    s3Secret: secret,
  } = settings;
  if (endpoint !== undefined && bucket !== undefined && key !== undefined && secret !== undefined) {
    // Loaded only where there is a bucket.
    const { openS3Store } = await import("../integrations/picture-store/s3-store.ts");
    const store = openS3Store({ endpoint, bucket, region, key, secret });
    const refusal = await store.refusal();
    if (refusal !== null)
      throw new Problem(
        `The picture store at ${endpoint} answers ${refusal} for the bucket ${bucket}: look at S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_KEY and S3_SECRET.`,
      );
    return store;
  }
  if (picturesDir === undefined) return undefined;
  await checkFolder(picturesDir);
  return openFolderStore(picturesDir);
}
