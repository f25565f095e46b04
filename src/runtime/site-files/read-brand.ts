import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { failure, success, type Result } from '#domain/kernel/result.ts';
import type { Brand, BrandLogo } from '#domain/site/brand.ts';
import { buildBrandColours } from '#domain/site/brand-colours.ts';
import { parseBrandFile, type BrandFile } from './brand-schema.ts';
import { writeBrandStyles } from './brand-styles.ts';
import type { FoundFile } from './list-files.ts';
import type { ServedFile } from './served-file.ts';
import { shippedTokens } from './shipped-tokens.ts';

/** A brand with its files. */
export interface BrandFiles {
  readonly brand: Brand;
  /** By address, which names the content. */
  readonly assets: ReadonlyMap<string, ServedFile>;
  /** PNG of 512 px, for icons of every size; null: as shipped. */
  readonly icon: Buffer | null;
}

/** Loaded by sites that have a brand: it brings a library that decodes pictures. */
const loadPictures = () => import('#pictures/brand-pictures.ts');

type PictureName = 'logo' | 'logo-dark' | 'icon';

const pictureFile = /^(logo|logo-dark|icon)\.(?:svg|png|webp|jpe?g)$/i;
const largestFont = 500_000;

/** Collects what a brand is made of, and what is wrong with it. */
class BrandDraft {
  readonly assets = new Map<string, ServedFile>();
  readonly problems: string[] = [];

  /** Keeps a file under the name of its content; gives its address. */
  add(kind: string, ending: string, { type, body }: ServedFile): string {
    const address = `/assets/brand/${kind}-${hash('sha256', body).slice(0, 12)}.${ending}`;
    this.assets.set(address, { type, body });
    return address;
  }
}

/** Reads the folder `brand`: all of it or, where anything is wrong, nothing. Null: the operator has no brand. */
export async function readBrand(found: readonly FoundFile[]): Promise<Result<BrandFiles | null, readonly string[]>> {
  if (found.length === 0) return success(null);
  const draft = new BrandDraft();
  const file = await readBrandFile(found, draft);
  draft.problems.push(...describeStrangers(found, file));
  const logo = await readLogo(found, draft);
  const icon = await readIcon(found, draft);
  const font = await readFont(found, file, draft);
  const { tokens, problems } = buildBrandColours(file.colours ?? {}, shippedTokens().colours);
  draft.problems.push(...problems.map((sentence) => `brand/brand.json: ${sentence}.`));
  if (draft.problems.length > 0) return failure(draft.problems);
  const css = writeBrandStyles({ tokens, font, hasDarkLogo: typeof logo?.darkSrc === 'string' });
  const styles =
    css === '' ? null : draft.add('brand', 'css', { type: 'text/css; charset=utf-8', body: Buffer.from(css) });
  const { drawTabIcon } = await loadPictures();
  const tab = icon && draft.add('icon', 'png', { type: 'image/png', body: await drawTabIcon(icon) });
  const { name = null, tagline = {}, since = null } = file;
  return success({ brand: { name, tagline, since, styles, font, logo, icon: tab }, assets: draft.assets, icon });
}

async function readBrandFile(found: readonly FoundFile[], draft: BrandDraft): Promise<BrandFile> {
  const file = found.find(({ path }) => path === 'brand.json');
  if (file === undefined) return {};
  const parsed = parseBrandFile(await readFile(file.file, 'utf8').catch(() => ''));
  if (parsed.ok) return parsed.value;
  draft.problems.push(...parsed.reason);
  return {};
}

/** Files that nothing asks for: a misspelt name, most likely. */
function describeStrangers(found: readonly FoundFile[], { font }: BrandFile): readonly string[] {
  return found
    .map(({ path }) => path)
    .filter((path) => path !== 'brand.json' && path !== font && !pictureFile.test(path))
    .filter((path) => !/\.woff2$|licen[cs]e|readme/i.test(path))
    .map(
      (path) =>
        `brand/${path} is not known: the folder holds brand.json, logo, logo-dark and icon (.svg, .png, .webp or .jpg) and a font.`,
    );
}

async function readPicture<Made>(
  found: readonly FoundFile[],
  { name, make }: { readonly name: PictureName; readonly make: (file: Uint8Array) => Promise<Result<Made>> },
  draft: BrandDraft,
): Promise<Made | null> {
  const files = found.filter(({ path }) => pictureFile.exec(path)?.[1]?.toLowerCase() === name);
  const [file, second] = files;
  if (second !== undefined) draft.problems.push(`brand holds both ${file?.path} and ${second.path}: keep one.`);
  if (file === undefined || second !== undefined) return null;
  const made = await make(await readFile(file.file).catch(() => Buffer.alloc(0)));
  if (made.ok) return made.value;
  draft.problems.push(`brand/${file.path} ${made.reason}.`);
  return null;
}

async function readLogo(found: readonly FoundFile[], draft: BrandDraft): Promise<BrandLogo | null> {
  const { makeBrandLogo } = await loadPictures();
  const light = await readPicture(found, { name: 'logo', make: makeBrandLogo }, draft);
  const dark = await readPicture(found, { name: 'logo-dark', make: makeBrandLogo }, draft);
  if (light === null) {
    if (dark !== null) draft.problems.push('brand holds logo-dark but no logo: the light theme needs one too.');
    return null;
  }
  const keep = (body: Buffer): string => draft.add('logo', 'png', { type: 'image/png', body });
  const { bytes, width, height } = light;
  return { src: keep(bytes), darkSrc: dark && keep(dark.bytes), width, height };
}

async function readIcon(found: readonly FoundFile[], draft: BrandDraft): Promise<Buffer | null> {
  const { makeBrandIcon } = await loadPictures();
  return readPicture(found, { name: 'icon', make: makeBrandIcon }, draft);
}

async function readFont(found: readonly FoundFile[], { font }: BrandFile, draft: BrandDraft): Promise<string | null> {
  if (font === undefined) return null;
  const file = found.find(({ path }) => path === font);
  const body = file === undefined ? null : await readFile(file.file).catch(() => null);
  // The four letters that every WOFF2 file begins with (W3C, WOFF 2.0).
  const isFont = body !== null && body.subarray(0, 4).toString('latin1') === 'wOF2' && body.length <= largestFont;
  if (isFont) return draft.add('font', 'woff2', { type: 'font/woff2', body });
  draft.problems.push(
    body === null
      ? `brand/brand.json: font names ${font}, which is not in the folder brand.`
      : `brand/${font} is no font for the web: take a WOFF2 file of at most 500 kB.`,
  );
  return null;
}
