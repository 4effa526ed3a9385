/** The longer side, in pixels: enough to read a label by, and little to send. */
const longest = 1600;

/** Returns a photograph as a small JPEG in base 64; null: the browser cannot read it. */
export async function smallPicture(file: Blob): Promise<string | null> {
  try {
    const picture = await createImageBitmap(file);
    const scale = Math.min(1, longest / Math.max(picture.width, picture.height));
    const canvas = document.createElement("canvas");
    canvas.width = Math.round(picture.width * scale);
    canvas.height = Math.round(picture.height * scale);
    canvas.getContext("2d")!.drawImage(picture, 0, 0, canvas.width, canvas.height);
    return canvas.toDataURL("image/jpeg", 0.8).split(",")[1] ?? null;
  } catch {
    return null;
  }
}
