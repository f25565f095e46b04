import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { failure, type Result, success } from '#domain/kernel/result.ts';
import type { Brand, BrandLogo } from '#domain/site/brand.ts';
import { buildBrandColours, type Scheme, schemes, type Tokens } from '#domain/site/brand-colours.ts';
import { type BrandFile, parseBrandFile } from './brand-schema.ts';
import type { FoundFile } from './list-files.ts';
import type { ServedFile } from './served-file.ts';
import { shippedTokens } from './shipped-tokens.ts';

interface BrandStyles {
  readonly tokens: Readonly<Record<Scheme, Tokens>>;
  /** Address of the font file; null: the shipped font. */
  readonly font: string | null;
  readonly hasDarkLogo: boolean;
}

/** Chooses between the two pictures of a logo as `color-scheme` does: by the visitor's choice, else by the system; paper is white. */
const darkLogoRules = [
  '[data-logo=dark]{display:none}',
  '@media screen{:root[data-theme=dark] [data-logo=dark]{display:block}',
  ':root[data-theme=dark] [data-logo=light]{display:none}}',
  '@media (prefers-color-scheme:dark){:root:not([data-theme]) [data-logo=dark]{display:block}',
  ':root:not([data-theme]) [data-logo=light]{display:none}}',
].join('');

/** The style sheet of a brand; empty: it changes none. Its values go over the shipped ones, whatever loads last. */
function writeBrandStyles({ tokens, font, hasDarkLogo }: BrandStyles): string {
  const { colours, fonts } = shippedTokens();
  const names = new Set(schemes.flatMap((scheme) => Object.keys(tokens[scheme])));
  const pairs = [...names].map((name) => {
    const [light, dark] = schemes.map((scheme) => tokens[scheme][name] ?? colours[scheme][name]);
    return { name, light, dark };
  });
  const rules = pairs.map(({ name, light, dark }) => `--${name}:light-dark(${light},${dark})`);
  // Browsers from before May 2024 show the light theme of the brand.
  const older = pairs.map(({ name, light }) => `--${name}:${light}`).join(';');
  const stacks = font === null ? [] : ['font', 'font-ja'].map((name) => `--${name}:'Brand',${fonts[name]}`);
  const own = [...rules, ...stacks].join(';');
  return [
    ...(font === null ? [] : [fontFace(font)]),
    ...(own === '' ? [] : [`:root:root{${own}}`]),
    ...(older === '' ? [] : [`@supports not (color:light-dark(red,red)){:root:root{color-scheme:light;${older}}}`]),
    ...(font === null ? [] : [':root:root:lang(ja){--font:var(--font-ja)}']),
    ...(hasDarkLogo ? [darkLogoRules] : []),
  ].join('\n');
}

function fontFace(address: string): string {
  return `@font-face{font-family:'Brand';src:url(${address}) format('woff2');font-weight:100 900;font-display:swap}`;
}

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
