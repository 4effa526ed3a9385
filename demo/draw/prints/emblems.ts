import type { Art, Inks } from "./art.ts";
import { centred, lettering } from "./lettering.ts";

/** A half sun over bars that thin out. */
export function sun({ first, second, text }: Inks): Art {
  let svg = `<path d="M-180 30 C-180 -210 180 -210 180 30 Z" fill="${first}"/>`;
  for (let i = 0; i < 6; i++)
    svg += `<rect x="-200" y="${44 + i * 24}" width="400" height="${17 - i * 2.4}" fill="${second}"/>`;
  const size = Math.min(46, (390 / lettering(text, 100, 0.12).width) * 100);
  return {
    svg: svg + centred(text, { x: 0, y: 192 + size, size, tracking: 0.12, fill: first }),
    width: 400,
    height: 470,
  };
}

/** A road arrow, straight on and right, as painted on asphalt. */
export function arrow({ first, second, text }: Inks): Art {
  const ahead = "M-70 180 L-70 -60 L-130 -60 L-44 -200 L42 -60 L-18 -60 L-18 180 Z";
  const right =
    "M-18 110 L-18 56 C40 46 66 20 66 -12 L66 -30 L26 -30 L94 -128 L162 -30 L118 -30 L118 -10 C118 60 66 104 -18 110 Z";
  const size = Math.min(40, (300 / lettering(text, 100, 0.12).width) * 100);
  return {
    svg: `<path d="${right}" fill="${second}"/><path d="${ahead}" fill="${first}"/>${centred(text, { x: 12, y: 206 + size, size, tracking: 0.12, fill: first })}`,
    width: 360,
    height: 490,
  };
}

/** Tower blocks in a row with lit windows. */
export function blocks({ first, second, text }: Inks): Art {
  const towers = [
    [-200, 70, 210],
    [-118, 92, 300],
    [-14, 60, 180],
    [58, 84, 260],
    [154, 46, 150],
  ] as const;
  let svg = "";
  for (const [t, [x, w, h]] of towers.entries()) {
    const columns = Math.floor((w - 10) / 20);
    const rows = Math.floor((h - 16) / 22);
    let holes = "";
    let lit = "";
    for (let j = 0; j < rows; j++)
      for (let i = 0; i < columns; i++) {
        const p = `M${x + 9 + i * 20} ${150 - h + 14 + j * 22}v11h11v-11Z`;
        holes += p;
        if ((i * 7 + j * 11 + t * 5) % 9 === 0) lit += p;
      }
    svg += `<path fill-rule="evenodd" d="M${x} 150V${150 - h}H${x + w}V150Z${holes}" fill="${first}"/><path d="${lit}" fill="${second}"/>`;
  }
  const size = Math.min(52, (396 / lettering(text, 100, 0.08).width) * 100);
  return {
    svg: `${svg}<rect x="-200" y="158" width="400" height="7" fill="${first}"/>${centred(text, { x: 0, y: 182 + size, size, tracking: 0.08, fill: first })}`,
    width: 400,
    height: 460,
  };
}

/** A flower that grows out of a joint between two paving stones. */
export function flower({ first, second, text }: Inks): Art {
  let petals = "";
  for (let i = 0; i < 7; i++)
    petals += `<path transform="translate(14 -110) rotate(${i * 51.4 + 8})" d="M0 -16 C-44 -50 -34 -104 0 -112 C34 -104 44 -50 0 -16 Z" fill="${second}"/>`;
  const stem = `<path d="M14 -96 C34 -20 -14 30 0 104" fill="none" stroke="${first}" stroke-width="9" stroke-linecap="round"/><path d="M8 26 C50 -14 86 -10 104 -26 C98 18 60 44 6 44 Z M2 60 C-30 24 -64 24 -86 12 C-76 52 -44 76 0 78 Z" fill="${first}"/>`;
  const stones = `<path d="M-196 112 L-150 126 L-104 112 L-58 126 L-8 112 L-20 144 L-8 176 L-58 190 L-104 176 L-150 190 L-196 176 L-184 144 Z M8 112 L58 126 L104 112 L150 126 L196 112 L184 144 L196 176 L150 190 L104 176 L58 190 L8 176 L20 144 Z" fill="${first}"/>`;
  const size = Math.min(44, (390 / lettering(text, 100, 0.1).width) * 100);
  return {
    svg: `${stem}${petals}<circle cx="14" cy="-110" r="24" fill="${first}"/>${stones}${centred(text, { x: 0, y: 206 + size, size, tracking: 0.1, fill: first })}`,
    width: 400,
    height: 480,
  };
}
