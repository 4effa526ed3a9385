/** The piece of the scene that is drawn: w × h pixels, k pixels to a unit, from scene point left, top. */
export interface Frame {
  w: number;
  h: number;
  k: number;
  left: number;
  top: number;
}

/** Where the camera stands: the scene point in the middle of the picture, and how near it is (1 = all 1200 × 1500 units). */
export interface Camera {
  x: number;
  y: number;
  zoom: number;
}

/** Returns the frame a camera sees at a scale (1 = 1200 × 1500 pixels). */
export function frameOf(camera: Camera, scale: number): Frame {
  const { x, y, zoom } = camera;
  return {
    w: Math.round(1200 * scale),
    h: Math.round(1500 * scale),
    k: scale * zoom,
    left: x - 600 / zoom,
    top: y - 750 / zoom,
  };
}

/** The coarse frame in which volumes, folds and ground shadows are worked out: the whole scene and a margin, half a pixel to a unit. */
export const coarse: Frame = { w: 680, h: 830, k: 0.5, left: -80, top: -80 };
