import { createRandom, type Random } from './random.ts';

/** Side of the drawing in its own units; it is square. */
const side = 144;

/**
 * Draws the logo of an invented provider as SVG text: a field in a colour of its own, a mark from the sea chart, and
 * a SIM card's bevelled corner. The same slug gives the same drawing.
 */
export function drawProviderLogo(slug: string): string {
  const random = createRandom(`logo of ${slug}`);
  const inks = chooseColours(random);
  const { draw, turns } = random.pick(marks);
  const mark = draw(inks, random);
  const turn = random.pick(turns);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 144 144">` +
    `<rect width="144" height="144" fill="${inks.field}"/>` +
    `<g transform="rotate(${turn} 72 72)">${mark}</g>` +
    `<path d="M104 0H144V40Z" fill="${inks.accent}"/></svg>`
  );
}

interface Inks {
  readonly field: string;
  readonly mark: string;
  readonly accent: string;
}

/** Fields are deep or pale; the accent lies a third of the circle away or opposite. */
function chooseColours(random: Random): Inks {
  const hue = random.between(0, 359);
  const far = (hue + random.pick([120, 165, 195, 240])) % 360;
  return random.chance(0.68)
    ? { field: `hsl(${hue} 48% 29%)`, mark: `hsl(${hue} 40% 95%)`, accent: `hsl(${far} 68% 70%)` }
    : { field: `hsl(${hue} 46% 85%)`, mark: `hsl(${hue} 55% 21%)`, accent: `hsl(${far} 58% 44%)` };
}

type DrawMark = (inks: Inks, random: Random) => string;

/** Rings round an island, like waterlines on a chart. */
const drawWaterlines: DrawMark = ({ mark, accent }, random) => {
  const [x, y] = [random.between(54, 90), random.between(60, 92)];
  const rings = [22, 36, 52].map(
    (radius, index) =>
      `<circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="${mark}" stroke-width="5" opacity="${0.95 - 0.25 * index}"/>`,
  );
  return `${rings.join('')}<circle cx="${x}" cy="${y}" r="10" fill="${accent}"/>`;
};

/** Parallel swell. */
const drawWaves: DrawMark = ({ mark, accent }, random) => {
  const height = random.between(8, 16);
  const rows = [48, 74, 100].map(
    (y, index) =>
      `<path d="M20 ${y}q13 ${-2 * height} 26 0t26 0 26 0 26 0" fill="none" stroke="${index === 1 ? accent : mark}" stroke-width="${random.between(8, 11)}" stroke-linecap="round"/>`,
  );
  return rows.join('');
};

/** Sun on the horizon. */
const drawHorizon: DrawMark = ({ mark, accent }, random) => {
  const radius = random.between(26, 38);
  return (
    `<path d="M${72 - radius} 82a${radius} ${radius} 0 0 1 ${2 * radius} 0Z" fill="${accent}"/>` +
    [92, 106, 120]
      .map(
        (y, index) =>
          `<rect x="${24 + 10 * index}" y="${y}" width="${96 - 20 * index}" height="6" rx="3" fill="${mark}"/>`,
      )
      .join('')
  );
};

/** A compass star of four to eight points. */
const drawCompass: DrawMark = ({ mark, accent }, random) => {
  const points = random.pick([4, 6, 8]);
  const inner = random.between(12, 18);
  const corners = Array.from({ length: points * 2 }, (_, index) => {
    const angle = (index * Math.PI) / points - Math.PI / 2;
    const reach = index % 2 === 0 ? 52 : inner;
    return `${(72 + reach * Math.cos(angle)).toFixed(1)} ${(76 + reach * Math.sin(angle)).toFixed(1)}`;
  });
  return `<path d="M${corners.join('L')}Z" fill="${mark}"/><circle cx="72" cy="76" r="${inner - 5}" fill="${accent}"/>`;
};

/** A kite with its tail. */
const drawKite: DrawMark = ({ mark, accent }, random) => {
  const width = random.between(26, 36);
  return (
    `<path d="M72 22L${72 + width} 62L72 104L${72 - width} 62Z" fill="${mark}"/>` +
    `<path d="M72 22L${72 + width} 62H${72 - width}Z" fill="${accent}"/>` +
    `<path d="M72 104q-12 10 0 18t0 16" fill="none" stroke="${mark}" stroke-width="5" stroke-linecap="round"/>`
  );
};

/** Two hills, one behind the other. */
const drawHills: DrawMark = ({ mark, accent }, random) => {
  const peak = random.between(34, 50);
  return `<path d="M10 118L${peak + 12} 44L${peak + 62} 118Z" fill="${accent}"/><path d="M52 118L98 ${random.between(56, 70)}L138 118Z" fill="${mark}"/>`;
};

/** Bars of reception. */
const drawBars: DrawMark = ({ mark, accent }, random) => {
  const count = random.pick([3, 4, 5]);
  const width = 84 / count;
  return Array.from({ length: count }, (_, index) => {
    const height = 26 + ((index + 1) * 62) / count;
    const fill = index === count - 1 ? accent : mark;
    return `<rect x="${(30 + index * width).toFixed(1)}" y="${(120 - height).toFixed(1)}" width="${(width - 6).toFixed(1)}" height="${height.toFixed(1)}" rx="4" fill="${fill}"/>`;
  }).join('');
};

/** A leaf with its vein. */
const drawLeaf: DrawMark = ({ mark, accent }, random) => {
  const bulge = random.between(70, 96);
  return (
    `<path d="M36 112C${36 - 8} ${112 - bulge} ${112 - bulge + 40} 28 112 32C116 ${bulge} ${bulge} 120 36 112Z" fill="${mark}"/>` +
    `<path d="M40 108L96 50" stroke="${accent}" stroke-width="6" stroke-linecap="round"/>`
  );
};

/** A fish swimming left. */
const drawFish: DrawMark = ({ mark, accent }, random) => {
  const depth = random.between(30, 44);
  return (
    `<path d="M22 76Q58 ${76 - depth} 98 76Q58 ${76 + depth} 22 76Z" fill="${mark}"/>` +
    `<path d="M90 76L124 52V100Z" fill="${accent}"/><circle cx="46" cy="72" r="5" fill="${accent}"/>`
  );
};

/** A lighthouse beam. */
const drawBeam: DrawMark = ({ mark, accent }, random) => {
  const rise = random.between(14, 30);
  return (
    `<path d="M56 122L62 60H82L88 122Z" fill="${mark}"/><rect x="60" y="42" width="24" height="14" rx="3" fill="${mark}"/>` +
    `<path d="M58 49L14 ${49 - rise}V${49 + rise}Z" fill="${accent}"/>`
  );
};

/** A grid of soundings, one of them marked. */
const drawSoundings: DrawMark = ({ mark, accent }, random) => {
  const marked = random.between(0, 8);
  return Array.from({ length: 9 }, (_, index) => {
    const [x, y] = [40 + (index % 3) * 32, 48 + Math.floor(index / 3) * 32];
    return `<circle cx="${x}" cy="${y}" r="${index === marked ? 14 : random.between(5, 10)}" fill="${index === marked ? accent : mark}"/>`;
  }).join('');
};

/** Three islands, one of them marked. */
const drawIslands: DrawMark = ({ mark, accent }, random) => {
  const [first, second, third] = [random.between(18, 26), random.between(20, 28), random.between(12, 18)];
  return `<circle cx="48" cy="58" r="${first}" fill="${mark}"/><circle cx="92" cy="92" r="${second}" fill="${accent}"/><circle cx="46" cy="108" r="${third}" fill="${mark}"/>`;
};

const upright = [0];
const anyWay = [0, 90, 180, 270];

const marks: readonly { readonly draw: DrawMark; readonly turns: readonly number[] }[] = [
  { draw: drawWaterlines, turns: upright },
  { draw: drawWaves, turns: [0, 90] },
  { draw: drawHorizon, turns: upright },
  { draw: drawCompass, turns: [0, 15] },
  { draw: drawKite, turns: [-20, 0, 20] },
  { draw: drawHills, turns: upright },
  { draw: drawBars, turns: [0, 90] },
  { draw: drawLeaf, turns: anyWay },
  { draw: drawFish, turns: [-15, 0, 180] },
  { draw: drawBeam, turns: upright },
  { draw: drawSoundings, turns: upright },
  { draw: drawIslands, turns: [0, 90] },
];
