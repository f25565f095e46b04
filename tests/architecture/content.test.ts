import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { locales, type Locale } from '#domain/kernel/locale.ts';
import { replaceableTexts } from '#domain/site/own-content.ts';
import { localizePath, splitLocale } from '#i18n/localized-path.ts';
import { messagesFor } from '#i18n/messages.ts';
import { findPage } from '#web/pages/find-page.ts';
import { brokenRules } from './language-rules.ts';

const folder = 'content/pages';
const pages = readdirSync(folder);
const texts = pages.flatMap((page) => locales.map((locale) => ({ page, locale })));

function read(page: string, locale: Locale): { frontMatter: string[]; body: string } {
  const [, frontMatter = '', body = ''] = readFileSync(`${folder}/${page}/${locale}.md`, 'utf8').split(/^---\n/m);
  return { frontMatter: frontMatter.trimEnd().split('\n'), body };
}

/** What a visitor reads: without conditions, link targets, code, table rules and list marks. */
function visibleLines(body: string): string[] {
  const plain = body
    .replace(/\{#if !?\w+\}|\{\/if\}/g, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/`[^`]*`/g, 'code');
  return plain.split('\n').filter((line) => line !== '' && !/^[|-]+$/.test(line));
}

/** The skeleton that all languages share: heading levels, conditions, list items and table rows, in order. */
function skeleton(body: string): string[] {
  return body.split('\n').flatMap((line) => /^(#+ |- |\||\{#if !?\w+\})/.exec(line)?.[0] ?? []);
}

describe('the written pages', () => {
  it('are those that the site has routes for', () => {
    expect(pages).toContain('about');
    expect(pages.filter((page) => findPage(`/${page}`)?.path !== `/${page}`)).toEqual([]);
  });

  it('are those that an operator may replace', () => {
    expect(pages.toSorted()).toEqual(replaceableTexts.toSorted());
  });

  it.each(texts)('$page in $locale has a title and a description without placeholders', ({ page, locale }) => {
    const { frontMatter } = read(page, locale);
    expect(frontMatter.map((line) => line.split(': ')[0])).toEqual(['title', 'description']);
    expect(frontMatter.join('')).not.toMatch(/[{}]/);
  });

  it.each(texts)('$page in $locale has the structure of the English page', ({ page, locale }) => {
    expect(skeleton(read(page, locale).body)).toEqual(skeleton(read(page, 'en').body));
  });

  it.each(texts)(
    '$page in $locale uses only known placeholders, and optional ones only under their condition',
    (text) => {
      const faults = read(text.page, text.locale)
        .body.split('\n')
        .filter((line) => !isSoundLine(line));
      expect(faults).toEqual([]);
    },
  );

  it.each(texts)('$page in $locale links to pages in its own language', ({ page, locale }) => {
    const links = [...read(page, locale).body.matchAll(/\]\((\/[^)]*)\)/g)].map((match) => match[1] ?? '');
    const expected = links.map((link) => localizePath(splitLocale(link).path, locale));
    expect(links).toEqual(expected);
    expect(links.filter((link) => ![...pages, 'methodology'].includes(splitLocale(link).path.slice(1)))).toEqual([]);
  });

  it.each(texts)('$page in $locale keeps the writing rules', ({ page, locale }) => {
    const { frontMatter, body } = read(page, locale);
    const values = frontMatter.map((line) => line.replace(/^\w+: /, ''));
    const broken = [...values, ...visibleLines(body)].flatMap((line) =>
      brokenRules(line, locale).map((rule) => `${rule}: ${line}`),
    );
    expect(broken).toEqual([]);
  });

  it.each(locales)('quote the notice about example data as the site shows it in %s', (locale) => {
    const notice = messagesFor(locale).common.exampleNotice;
    const name = notice.split(/\u00a0?[:：]/, 1)[0] ?? notice;
    const quoted = new RegExp(`[“«「]\\u00a0?${name}\\u00a0?[”»」]`);
    for (const page of ['about', 'terms']) expect(read(page, locale).body, page).toMatch(quoted);
  });
});

/** A condition fills its line, is closed, and is the only place where its value may be used. */
function isSoundLine(line: string): boolean {
  const [, negation, asked, inside] =
    /^\{#if (!?)(contactEmail|operatorName|botCheckCompany)\}(.+)\{\/if\}$/.exec(line) ?? [];
  const text = inside ?? line;
  const always = ['{siteName}', '{reviewEmailDays}', '{browserErrorDays}', '{searchDays}', '{siteLanguages}'];
  const allowed = negation === '' && asked !== undefined ? [...always, `{${asked}}`] : always;
  return [...text.matchAll(/\{[^}]*\}/g)].every(([placeholder]) => allowed.includes(placeholder));
}
