import { fieldOf } from '#feeds/read/json-field.ts';
import { skip, type Skip } from '#feeds/read/skip-reason.ts';

const statusFields = ['status', 'state', 'saleStatus', 'sale_status'];
const flagFields = [
  'active',
  'isActive',
  'is_active',
  'enabled',
  'available',
  'isAvailable',
  'is_available',
  'inStock',
];

const offered =
  /^(active|activated|enabled?|on|online|on[ _-]?sale|available|published|live|open|in[ _-]?stock|normal|ok|true|yes|1)$/i;
const notOffered =
  /^(in|de|dis|un|not|no$|out|off|sold|end|expire|cancel|delete|remove|archive|draft|hidden|hide|pause|suspend|stop|close|retire|false|0$)/i;

/** Why a row that states whether it is sold is not read; null: it is sold, or does not say. */
export function refuseUnsold(row: unknown): Skip | null {
  for (const field of flagFields) {
    const flag = fieldOf(row, field);
    if (flag === false || flag === 0 || /^\s*(false|no|0)\s*$/i.test(textOf(flag)))
      return skip('not-offered', field, flag);
  }
  for (const field of statusFields) {
    const status = fieldOf(row, field);
    const words = textOf(status).trim();
    if (words === '' || offered.test(words)) continue;
    return skip(notOffered.test(words) ? 'not-offered' : 'bad-value', field, status);
  }
  const stock = fieldOf(row, 'stock');
  return stock === 0 || textOf(stock).trim() === '0' ? skip('not-offered', 'stock', stock) : null;
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}
