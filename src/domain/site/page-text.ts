/** The settings of a site that texts may name; see `SiteSettings`. */
export interface TextSettings {
  readonly name: string;
  readonly operatorName: string | null;
  readonly contactEmail: string | null;
  readonly reviewEmailDays?: number;
  readonly browserErrorDays?: number;
  readonly searchDays?: number;
  readonly botCheckCompany?: string | null;
  /** The languages that are on, as a list in the language of the text. */
  readonly siteLanguages?: string;
}

export interface PageText {
  readonly title: string;
  readonly description: string;
  /** Markdown with the operator's settings filled in. */
  readonly body: string;
  /** Another field of the header; null: missing. */
  readonly field: (name: string) => string | null;
}

export const textPlaceholders = [
  'siteName',
  'operatorName',
  'contactEmail',
  'reviewEmailDays',
  'browserErrorDays',
  'searchDays',
  'botCheckCompany',
  'siteLanguages',
] as const;

type Settings = Readonly<Record<(typeof textPlaceholders)[number], string | null>>;

const placeholders = new RegExp(`\\{(${textPlaceholders.join('|')})\\}`, 'g');

function settingsOf(site: TextSettings): Settings {
  return {
    siteName: site.name,
    operatorName: site.operatorName,
    contactEmail: site.contactEmail,
    reviewEmailDays: String(site.reviewEmailDays ?? 180),
    browserErrorDays: String(site.browserErrorDays ?? 30),
    searchDays: String(site.searchDays ?? 90),
    botCheckCompany: site.botCheckCompany ?? null,
    siteLanguages: site.siteLanguages ?? null,
  };
}

function escapeMarkdown(text: string): string {
  return text.replaceAll(/[\\`*_[\]<>#!]/g, '\\$&');
}

function isSet(name: string, settings: Settings): boolean {
  return Object.hasOwn(settings, name) && Reflect.get(settings, name) !== null;
}

/** Keeps `{#if name}…{/if}` if the setting is set, and `{#if !name}…{/if}` if not. */
function applyConditions(text: string, settings: Settings): string {
  return text.replaceAll(/\{#if (!?\w+)\}([\s\S]*?)\{\/if\}/g, (_whole, condition: string, inner: string) => {
    const isWanted = !condition.startsWith('!');
    return isSet(condition.replace('!', ''), settings) === isWanted ? inner : '';
  });
}

function fillIn(text: string, settings: Settings): string {
  return text.replaceAll(placeholders, (_whole, name: keyof Settings) => escapeMarkdown(settings[name] ?? ''));
}

function readField(header: string, field: string): string | null {
  const value = new RegExp(`^${field}: *(.*)$`, 'm').exec(header)?.[1]?.trim();
  return value === undefined || value === '' ? null : value;
}

/** @throws when a required field is missing */
export function needField(value: string | null, field: string): string {
  if (value === null) throw new Error(`the page text has no ${field}`);
  return value;
}

/**
 * Reads an editor's text: a header between `---` lines with title and description, then Markdown.
 * @throws when the header is missing or incomplete
 */
export function readText(source: string, site: TextSettings): PageText {
  const match = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source);
  const [, header, body] = match ?? [];
  if (header === undefined || body === undefined) throw new Error('the page text has no header between --- lines');
  const settings = settingsOf(site);
  const field = (name: string): string | null =>
    readField(header, name)?.replaceAll('{siteName}', () => site.name) ?? null;
  return {
    title: needField(field('title'), 'title'),
    description: needField(field('description'), 'description'),
    body: fillIn(applyConditions(body, settings), settings),
    field,
  };
}
