import { findProviderPath } from './find-provider-path.ts';

/** Widths of a phone and of a wide screen, in px. */
export const windows = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
] as const;

/** An address of each page type whose whole length is measured. */
export async function listPageTypes(origin: string): Promise<readonly string[]> {
  return [
    '/',
    '/japan',
    '/region/europe',
    await findProviderPath(origin, '/germany'),
    '/reviews',
    '/trip?stop=japan.7.7&stop=south-korea.4.4&stop=taiwan.3.3',
    '/prices',
    '/data-use',
  ];
}
