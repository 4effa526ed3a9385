import { largestPicture } from "../../contract/operator/picture-size.ts";

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
    return (
      [0.8, 0.6, 0.4]
        .map((quality) => canvas.toDataURL("image/jpeg", quality).split(",")[1] ?? "")
        .find(({ length }) => length > 0 && length <= largestPicture) ?? null
    );
  } catch {
    return null;
  }
}
