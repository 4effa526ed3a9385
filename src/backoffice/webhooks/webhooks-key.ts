/** Under which the list of webhooks is kept. */
export const webhooksKey = ["webhooks"];
