/** Returns the field blurred by a Gaussian of `sigma` pixels (three box passes; wide ones on a smaller copy). Edges are extended. */
export function blur(src: Float32Array, w: number, h: number, sigma: number): Float32Array {
  if (sigma < 0.3) return src.slice();
  if (sigma >= 9) return blurSmaller(src, w, h, sigma);
  if (sigma < 1) return blurThree(src, w, h, sigma);
  const r = Math.max(1, Math.round((Math.sqrt(4 * sigma * sigma + 1) - 1) / 2));
  const across = new Float32Array(w * h);
  const out = new Float32Array(w * h);
  for (let pass = 0; pass < 3; pass++) {
    boxAcross(pass ? out : src, across, w, h, r);
    boxDown(across, out, w, h, r);
  }
  return out;
}

/** Returns the value of a coarse field between its pixels, by two straight interpolations; x and y in its pixels. */
export function sample(field: Float32Array, w: number, h: number, x: number, y: number): number {
  const fx = x < 0 ? 0 : x > w - 1.001 ? w - 1.001 : x;
  const fy = y < 0 ? 0 : y > h - 1.001 ? h - 1.001 : y;
  const i = fx | 0;
  const j = fy | 0;
  const u = fx - i;
  const v = fy - j;
  const q = j * w + i;
  return (field[q]! * (1 - u) + field[q + 1]! * u) * (1 - v) + (field[q + w]! * (1 - u) + field[q + w + 1]! * u) * v;
}

function boxAcross(s: Float32Array, d: Float32Array, w: number, h: number, r: number): void {
  const share = 1 / (2 * r + 1);
  for (let y = 0; y < h; y++) {
    const b = y * w;
    let sum = s[b]! * (r + 1);
    for (let i = 0; i < r; i++) sum += s[b + Math.min(w - 1, i)]!;
    for (let x = 0; x < w; x++) {
      sum += s[b + Math.min(w - 1, x + r)]! - s[b + Math.max(0, x - r - 1)]!;
      d[b + x] = sum * share;
    }
  }
}

function boxDown(s: Float32Array, d: Float32Array, w: number, h: number, r: number): void {
  const share = 1 / (2 * r + 1);
  const sums = new Float32Array(w);
  for (let x = 0; x < w; x++) sums[x] = s[x]! * (r + 1);
  for (let i = 0; i < r; i++) {
    const b = Math.min(h - 1, i) * w;
    for (let x = 0; x < w; x++) sums[x]! += s[b + x]!;
  }
  for (let y = 0; y < h; y++) {
    const p = Math.min(h - 1, y + r) * w;
    const q = Math.max(0, y - r - 1) * w;
    for (let x = 0; x < w; x++) {
      sums[x]! += s[p + x]! - s[q + x]!;
      d[y * w + x] = sums[x]! * share;
    }
  }
}

function blurThree(a: Float32Array, w: number, h: number, sigma: number): Float32Array {
  const k = Math.exp(-1 / (2 * sigma * sigma));
  const n = 1 / (1 + 2 * k);
  const t = new Float32Array(w * h);
  const o = new Float32Array(w * h);
  const across = (y: number): void => {
    for (let x = 0; x < w; x++) {
      const i = y * w + x;
      t[i] = (a[i]! + k * (a[x ? i - 1 : i]! + a[x < w - 1 ? i + 1 : i]!)) * n;
    }
  };
  const down = (y: number): void => {
    for (let x = 0; x < w; x++) {
      const i = y * w + x;
      o[i] = (t[i]! + k * (t[y ? i - w : i]! + t[y < h - 1 ? i + w : i]!)) * n;
    }
  };
  for (let y = 0; y < h; y++) across(y);
  for (let y = 0; y < h; y++) down(y);
  return o;
}

function blurSmaller(src: Float32Array, w: number, h: number, sigma: number): Float32Array {
  const f = sigma >= 28 ? 8 : 4;
  const w2 = Math.max(2, Math.ceil(w / f));
  const h2 = Math.max(2, Math.ceil(h / f));
  const small = new Float32Array(w2 * h2);
  const gather = (y: number): void => {
    for (let x = 0; x < w2; x++) {
      let sum = 0;
      let n = 0;
      for (let yy = y * f; yy < Math.min(h, y * f + f); yy++)
        for (let xx = x * f; xx < Math.min(w, x * f + f); xx++) {
          sum += src[yy * w + xx]!;
          n++;
        }
      small[y * w2 + x] = n ? sum / n : 0;
    }
  };
  for (let y = 0; y < h2; y++) gather(y);
  const soft = blur(small, w2, h2, Math.min(8.9, sigma / f));
  const out = new Float32Array(w * h);
  const spread = (y: number): void => {
    for (let x = 0; x < w; x++) out[y * w + x] = sample(soft, w2, h2, (x + 0.5) / f - 0.5, (y + 0.5) / f - 0.5);
  };
  for (let y = 0; y < h; y++) spread(y);
  return out;
}
