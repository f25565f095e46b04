import { fieldOf } from '#feeds/read/json-field.ts';
import { skip, type Skip } from '#feeds/read/skip-reason.ts';

/** What a word of a seller says of an offer, also as an address of schema.org; null: nothing that is known. */
export function meaningOfState(word: string): 'offered' | 'not-offered' | null {
  const last = word.trim().replace(/^https?:\/\/schema\.org\//i, '');
  if (offered.test(last)) return 'offered';
  return notOffered.test(last) ? 'not-offered' : null;
}

const statusFields = ['status', 'state', 'saleStatus', 'sale_status'];
const flagFields = ['active', 'enabled', 'available', 'published', 'inStock'].flatMap((name) => [
  name,
  `is${name[0]?.toUpperCase()}${name.slice(1)}`,
  `is_${name}`,
]);

const offered =
  /^(active|activated|enabled?|on|online|on[ _-]?sale|for[ _-]?sale|(limited[ _-]?)?availab(le|ility)|published|visible|live|open|in[ _-]?stock|normal|ok|true|yes|y|1|✓|✔|aktiv|verfügbar|lieferbar|auf lager|ja|acti[fv][eo]?|attiv[oa]|en (stock|vente)|disponib[il]e|publi(é|cado)|pubblicato|s[ií]|oui|販売中|在庫あり|公開中?|有効|上架|有货|在售)$/i;
const notOffered =
  /^(in|de|dis|un|not|non?$|out|off|sold|end|expire|cancel|delete|remove|archiv|draft|hidden|hide|pause|suspend|stop|close|retire|false|0$|n$|✗|✘|pending|review|scheduled|coming|soon|pre|back|test|private|internal|nicht|nein|ausverk|entwurf|gesperrt|épuis|rupture|brouillon|agotad|borrador|esaurit|bozza|在庫なし|非公開|販売終了|販売前|売り切れ|下架|无货)/i;

/** Why a row that states whether it is sold is not read; null: it is sold, or does not say. */
export function refuseUnsold(row: unknown): Skip | null {
  return refuseUnsoldFields((field) => fieldOf(row, field));
}

/** Fields that say whether a row is sold. */
export const offerFields: readonly string[] = [...flagFields, 'in_stock', ...statusFields, 'stock'];

/** @param read a field of the row; undefined: it has none */
export function refuseUnsoldFields(read: (field: string) => unknown): Skip | null {
  for (const field of [...flagFields, 'in_stock']) {
    const flag = read(field);
    if (flag === false || flag === 0 || /^\s*(false|no|0)\s*$/i.test(textOf(flag)))
      return skip('not-offered', field, flag);
  }
  for (const field of statusFields) {
    const status = read(field);
    const words = textOf(status).trim();
    const meaning = words === '' ? 'offered' : meaningOfState(words);
    if (meaning !== 'offered') return skip(meaning ?? 'bad-value', field, status);
  }
  const stock = read('stock');
  return stock === 0 || textOf(stock).trim() === '0' ? skip('not-offered', 'stock', stock) : null;
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}
