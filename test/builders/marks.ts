import sharp from "sharp";

/** A logo as a shop brings it: a drawing, with whatever else somebody has put into it. */
export function svgMark(more = ""): Buffer {
  return Buffer.from(
    `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 100" width="300" height="100"><style>.a{fill:#2d55a6}</style><path class="a" d="M0 0h100v100H0z"/><circle cx="200" cy="50" r="40" fill="#111"/>${more}</svg>`,
  );
}

/** The same as a picture with a transparent ground. */
export function drawnMark(): Promise<Buffer> {
  return sharp(svgMark()).png().toBuffer();
}
