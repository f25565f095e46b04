/** West, south, east, north in degrees. */
type PartFrame = readonly [number, number, number, number];

/** Parts of countries that have a picture of their own, with its corners: islands and others that lie apart. */
export const partFrames: Readonly<Record<string, PartFrame>> = {
  alaska: [-168, 54.5, -130, 71.4],
  azores: [-31.4, 36.8, -24.9, 39.9],
  'balearic-islands': [1.1, 38.6, 4.4, 40.1],
  bali: [114.4, -8.9, 115.75, -8.05],
  'canary-islands': [-18.3, 27.6, -13.3, 29.5],
  corsica: [8.5, 41.3, 9.6, 43.1],
  crete: [23.4, 34.9, 26.4, 35.7],
  galapagos: [-91.8, -1.5, -89.2, 0.7],
  hainan: [108.5, 18.1, 111.1, 20.2],
  hawaii: [-160.4, 18.8, -154.7, 22.4],
  hokkaido: [139.3, 41.3, 145.9, 45.6],
  jeju: [126.1, 33.1, 127, 33.6],
  kyushu: [129.3, 31, 132.1, 34],
  madeira: [-17.3, 32.35, -16.2, 33.15],
  okinawa: [126.6, 26, 128.4, 27],
  sardinia: [8.1, 38.85, 9.9, 41.3],
  sicily: [12.3, 36.6, 15.7, 38.35],
  tasmania: [144.5, -43.7, 148.5, -40.6],
};

/** The part itself where it has a picture of its own, else null. */
export function picturedPart(slug: string | null): string | null {
  return slug !== null && partFrame(slug) !== null ? slug : null;
}

/** Null: it has the picture of its country. */
export function partFrame(slug: string): PartFrame | null {
  return Object.hasOwn(partFrames, slug) ? (partFrames[slug] ?? null) : null;
}
