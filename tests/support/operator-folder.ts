import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { makeFolder } from './make-folder.ts';

/** The longest name that a site may have, in one word. */
export const longestName = 'Donaudampfschifffahrtsgesellschaftskapitaenswitwenvereinsbla';

/** Writes files below a folder, an object as JSON. */
export function writeFiles(folder: string, files: Readonly<Record<string, string | object>>): void {
  for (const [path, content] of Object.entries(files)) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  }
}

/** A new data directory with these files. */
export function makeDataDir(files: Readonly<Record<string, string | object>>): string {
  const folder = makeFolder();
  writeFiles(folder, files);
  return folder;
}

/** A text with its header. */
export function ownText(header: Readonly<Record<string, string | number>>, body = 'A text of the operator.'): string {
  const lines = Object.entries({ description: 'What it says.', ...header }).map(([name, value]) => `${name}: ${value}`);
  return `---\n${lines.join('\n')}\n---\n\n${body}\n`;
}

/** Texts as an operator might have them: an imprint in two languages, jobs in Japanese, terms and an article in English. */
export const someTexts = {
  'content/en/imprint.md': ownText({ title: 'Imprint of {siteName}', place: 'footer' }, 'Responsible: {siteName}.'),
  'content/fr/imprint.md': ownText({ title: 'Mentions légales', place: 'footer' }),
  'content/ja/jobs.md': ownText({ title: '採用情報', place: 'navigation', order: 2 }),
  'content/en/press.md': ownText({ title: 'Press', place: 'navigation', order: 1 }),
  'content/en/partners.md': ownText({ title: 'Working with us', place: 'navigation', order: 3 }),
  'content/en/thanks.md': ownText({ title: 'Thanks' }),
  'content/pages/terms/en.md': ownText({ title: 'Our terms' }, 'We are {siteName}.'),
  'content/blog/fr/iles.md': ownText({ title: 'Des îles', published: '2026-11-20', updated: '2026-11-21' }),
};
