/**
 * Whether a test file is left to `npm test`, for the quick run is to end within a minute: it starts and kills servers
 * again and again, floods the shop, carries a whole shop through a file, or paints the demo's pictures.
 */
export function takesLong(file: string): boolean {
  return /(?:^|\/)(?:killed[\w-]*|open-embedded|standby|place-order-races|order-hostile|random-carts|restore|backup|export-catalogue|garments|goods)\.test\.ts$/.test(
    file,
  );
}
