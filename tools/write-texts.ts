import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { locales } from '#domain/kernel/locale.ts';
import { languageOf } from '#domain/kernel/language.ts';
import { listTexts, type TextRow } from './texts/list-texts.ts';

// `npm run texts -- [FILE]`: every text of the site as rendered, in five columns, for readers of a language. See CONTRIBUTING.md.
const [file = 'var/texts.html'] = process.argv.slice(2);

const styles = `body { font: 15px/1.5 system-ui; } table { border-collapse: collapse; table-layout: fixed; width: 100%; } h1, h2 { font-size: 1em; }
  td, th { border: 1px solid GrayText; padding: .3rem; vertical-align: top; text-align: start; overflow-wrap: anywhere; }
  th { width: 9rem; font: .75em/1.5 monospace; } td p { margin: 0; }
  ${locales.map((locale) => `body:has(#show-${locale}:not(:checked)) .${locale} { display: none; }`).join('\n')}`;

function rowOf({ place, html }: TextRow): string {
  const cells = locales.map((locale) => `<td class="${locale}" lang="${locale}">${html[locale] ?? ''}</td>`);
  return `<tr id="${place.replaceAll(' ', '-')}"><th scope="row">${place}</th>${cells.join('')}</tr>`;
}

const rows = await listTexts();
const switches = locales.map(
  (locale) => `<label><input type="checkbox" id="show-${locale}" checked>${languageOf(locale).name}</label>`,
);
const page = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Texts</title><style>${styles}</style>
<p>${switches.join(' ')}</p><table>${rows.map(rowOf).join('\n')}</table></html>`;

mkdirSync(dirname(file), { recursive: true });
writeFileSync(file, page);
console.log(`${rows.length} texts in ${locales.length} languages: ${file}`);
