import { globSync, readFileSync } from 'node:fs';
import { locales, type Locale } from '#domain/kernel/locale.ts';
import { countries } from '#domain/place/countries.ts';
import { regions } from '#domain/place/regions.ts';
import { alertTexts } from '#i18n/alert-mail-texts.ts';
import { textsOf } from '#i18n/languages/texts-of.ts';
import { formsOfPlace } from '#i18n/place-forms/forms-of-place.ts';
import { readText } from '#domain/site/page-text.ts';
import { renderMarkdown } from '#web/features/guide/texts/render-markdown.ts';
import { escapeXml } from '#web/shared/feed/xml-text.ts';
import countryRules from '#data/country-rules.json' with { type: 'json' };
import { findUses, renderMessage, type Message } from './render-message.ts';
import { samplePlaces, sampleText } from './sample-values.ts';

/** A text in every language, as HTML, and its place: the key of a message, or page and section. */
export interface TextRow {
  readonly place: string;
  readonly html: Readonly<Partial<Record<Locale, string>>>;
}

/** Every text of the site as rendered, with samples for the values of messages. @throws when one cannot be rendered */
export function listTexts(): readonly TextRow[] {
  return [...messageRows(), ...placeRows(), ...ruleRows(), ...pageRows()];
}

function messageRows(): readonly TextRow[] {
  const byLocale = locales.map((locale) => {
    const { messages, reviewForm, privacyBanner, moderation, emptySite } = textsOf(locale);
    const others = { reviewForm, privacyBanner, alertMail: alertTexts[locale], moderation, emptySite };
    return flatten({ ...messages, ...others }, '').map(([key, message]) => [key, locale, message] as const);
  });
  const byKey = Map.groupBy(byLocale.flat(), ([key]) => key);
  return [...byKey].map(([key, all]) => rowOf(key, new Map(all.map(([, locale, message]) => [locale, message]))));
}

function flatten(node: object, prefix: string): readonly (readonly [string, Message])[] {
  return Object.entries(node).flatMap(([name, value]: [string, object | Message]) =>
    typeof value === 'object' ? flatten(value, `${prefix}${name}.`) : [[prefix + name, value] as const],
  );
}

/** A row of the same message in several languages. */
export function rowOf(key: string, messages: ReadonlyMap<Locale, Message>): TextRow {
  try {
    const uses = findUses([...messages.values()]);
    const html = [...messages].map(([locale, message]) => {
      const texts = renderMessage(message, uses, {
        textOf: (name) => sampleText(key, name, locale),
        places: samplePlaces(locale),
      });
      return [locale, texts.map((text) => `<p>${escapeXml(text)}</p>`).join('')];
    });
    return { place: key, html: Object.fromEntries(html) };
  } catch (error) {
    throw new Error(`the message ${key} cannot be rendered`, { cause: error });
  }
}

/** Every country and region in the forms that sentences hold. */
function placeRows(): readonly TextRow[] {
  return [...countries.map(({ code }) => code), ...regions.map(({ slug }) => slug)].map((key) => {
    const html = locales.map((locale) => {
      const { name, the, in: where, to, for: stay, of } = formsOfPlace(key, locale);
      return [locale, [name, the, where, to, stay, of].map((form) => `<p>${escapeXml(form)}</p>`).join('')];
    });
    return { place: `place ${key}`, html: Object.fromEntries(html) };
  });
}

function ruleRows(): readonly TextRow[] {
  return countryRules.rules.map(({ country, kind, text }) => ({
    place: `rule ${country} ${kind}`,
    html: Object.fromEntries(locales.map((locale) => [locale, escapeXml(text[locale])])),
  }));
}

const site = {
  name: 'Roamchart',
  origin: 'https://esim.example',
  contactEmail: 'mail@esim.example',
  operatorName: 'Nori',
};

/** Texts by editors, a row for each section; what depends on a setting stands as if all conditions were met. */
function pageRows(): readonly TextRow[] {
  const sections = globSync('content/{pages,blog}/*/*.md').flatMap((file) => {
    const [, folder, outer = '', inner] = file.replace('.md', '').split('/');
    const [page, locale] = folder === 'blog' ? [`/blog/${inner}`, outer] : [`/${outer}`, inner];
    return sectionsOf(readFileSync(file, 'utf8')).map((html, index) => [`${page} ${index}`, [locale, html]] as const);
  });
  const byPlace = Map.groupBy(sections, ([place]) => place);
  return [...byPlace].map(([place, all]) => ({ place, html: Object.fromEntries(all.map(([, html]) => html)) }));
}

function sectionsOf(source: string): readonly string[] {
  const { title, description, body } = readText(source.replaceAll(/\{#if !?\w+\}|\{\/if\}/g, ''), site);
  const { intro, sections } = renderMarkdown(body);
  const start = `<h1>${escapeXml(title)}</h1><p>${escapeXml(description)}</p>${intro}`;
  return [start, ...sections.map(({ heading, html }) => `<h2>${escapeXml(heading)}</h2>${html}`)];
}
