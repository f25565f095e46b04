/** West, south, east, north in degrees. */
export type Frame = readonly [number, number, number, number];

/** Frames of countries with remote parts. */
export const countryFrames: Readonly<Record<string, Frame>> = {
  JP: [128.8, 30.6, 146, 45.6],
  US: [-124.8, 24.5, -66.9, 49.4],
  RU: [27, 43, 140, 72],
  FR: [-5, 41.3, 9.6, 51.2],
  NL: [3.3, 50.7, 7.3, 53.6],
  ES: [-9.4, 35.9, 4.4, 43.8],
  PT: [-9.6, 36.9, -6.1, 42.2],
  NO: [4.5, 57.9, 31.2, 71.3],
  CL: [-76, -55.5, -66, -17.5],
  ID: [95, -11, 141, 6],
  FJ: [176.8, -19.3, 180, -16],
  NZ: [166.3, -47.4, 178.6, -34.3],
  AU: [113, -43.7, 153.7, -10.6],
  KI: [172.5, -2.8, 177.3, 3.5],
  EC: [-81.2, -5, -75.2, 1.6],
  CR: [-86, 8, -82.5, 11.3],
  SJ: [10.5, 76.5, 27.5, 80.6],
  BQ: [-68.5, 12, -68.1, 12.35],
};

export const regionFrames: Readonly<Record<string, Frame>> = {
  europe: [-22, 35, 38, 70.5],
  asia: [42, -10, 140, 50],
  'north-america': [-128, 16, -58, 62],
  caribbean: [-85, 10, -59.3, 27],
  'middle-east': [25, 12.5, 62, 41],
  oceania: [112, -47, 180, 2],
  'south-america': [-81.5, -55, -34.8, 12.5],
  'south-east-asia': [93, -10.5, 141, 27],
  'latin-america': [-116, -54, -35, 31],
  africa: [-18, -35, 51.5, 37.5],
  'central-america': [-92.5, 7, -77, 18.6],
  'south-asia': [60.5, 0, 97.5, 38],
  'east-asia': [76, 19, 146, 52],
  scandinavia: [4.5, 54.5, 31, 71.2],
  nordic: [-24, 54.5, 31.5, 71.2],
  baltic: [20.9, 53.9, 28.3, 59.7],
  balkans: [13.5, 35, 29.6, 46.6],
  'netherlands-antilles': [-69.3, 11.9, -68.1, 12.5],
};

/**
 * Where a coverage map needs another frame than the picture: closer to the sheet's edge, or wider, for more members.
 */
export const mapFrames: Readonly<Record<string, Frame>> = {
  europe: [-12, 34.8, 37, 68],
  oceania: [112, -47.5, 211, 19],
  global: [-168, -56, 190, 83.7],
};
