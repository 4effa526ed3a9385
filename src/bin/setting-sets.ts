/** Variables that go together, and how one that comes without the others is refused. */
const sets: readonly { names: readonly string[]; refusal: (missing: string) => string }[] = [
  {
    names: ["S3_ENDPOINT", "S3_BUCKET", "S3_KEY", "S3_SECRET"],
    refusal: (missing) => `S3_ENDPOINT, S3_BUCKET, S3_KEY and S3_SECRET belong together. Missing: ${missing}.`,
  },
  {
    names: ["PAYU_POS_ID", "PAYU_CLIENT_SECRET", "PAYU_SECOND_KEY"],
    refusal: (missing) => `PAYU_POS_ID, PAYU_CLIENT_SECRET, PAYU_SECOND_KEY belong together. Missing: ${missing}.`,
  },
  {
    names: ["PAYPAL_CLIENT_ID", "PAYPAL_SECRET", "PAYPAL_WEBHOOK_ID"],
    refusal: (missing) => `PAYPAL_CLIENT_ID, PAYPAL_SECRET, PAYPAL_WEBHOOK_ID belong together. Missing: ${missing}.`,
  },
  {
    names: ["FACEBOOK_APP_ID", "FACEBOOK_APP_SECRET"],
    refusal: () => "FACEBOOK_APP_ID and FACEBOOK_APP_SECRET go together: set both or neither.",
  },
];

/**
 * Returns a sentence for each set of variables of which some are given and some are not, for with half of them the shop
 * would quietly do without, and for pictures that are said to lie in two places.
 */
export function brokenSets(isGiven: (name: string) => boolean): string[] {
  const halves = sets.flatMap(({ names, refusal }) => {
    const missing = names.filter((name) => !isGiven(name));
    return missing.length > 0 && missing.length < names.length ? [refusal(missing.join(", "))] : [];
  });
  const pictureStores =
    isGiven("PICTURES_DIR") && isGiven("S3_BUCKET")
      ? ["PICTURES_DIR and S3_BUCKET both say where pictures lie: set one of them."]
      : [];
  return [...halves, ...pictureStores];
}
