import { skip, type Skip } from './skip-reason.ts';

/**
 * The first text of a row, or name of a field, with half a character (an unpaired surrogate) or a NUL: a cut or a wrong
 * conversion on its way here, after which nothing else of the row can be trusted. Null: there is none.
 */
export function damagedText(row: unknown): Skip | null {
  return isSound(row, 0) ? null : findDamage(row);
}

/** Deeper nesting is searched without calls. */
const deepest = 100;

/** Long lists without damage that rows of one entry share: remembering short ones costs more than looking again. */
const shared = new WeakSet<readonly unknown[]>();
const long = 20;

/** Fast path: most rows are sound. */
function isSound(value: unknown, depth: number): boolean {
  if (typeof value === 'string') return !isDamaged(value);
  if (typeof value !== 'object' || value === null) return true;
  if (depth > deepest) return false;
  if (Array.isArray(value)) {
    const isKept = value.length >= long;
    if (isKept && shared.has(value)) return true;
    if (!value.every((each) => isSound(each, depth + 1))) return false;
    if (isKept) shared.add(value);
    return true;
  }
  for (const field in value) if (isDamaged(field) || !isSound(Reflect.get(value, field), depth + 1)) return false;
  return true;
}

/** A value and where it lies. */
interface Found {
  readonly value: unknown;
  readonly field: string;
  readonly parent: Found | null;
}

function findDamage(row: unknown): Skip | null {
  const open: Found[] = [{ value: row, field: '', parent: null }];
  for (let found = open.pop(); found !== undefined; found = open.pop()) {
    const { value } = found;
    if (typeof value === 'string' && isDamaged(value)) return describe(found, value);
    if (typeof value !== 'object' || value === null) continue;
    for (const [field, inner] of Object.entries(value)) {
      const each = { value: inner, field, parent: found };
      if (isDamaged(field)) return describe(each, field);
      open.push(each);
    }
  }
  return null;
}

function isDamaged(text: string): boolean {
  return text.includes('\0') || !text.isWellFormed();
}

function describe(found: Found, text: string): Skip {
  const path: string[] = [];
  for (let each: Found | null = found; each?.parent; each = each.parent) path.push(each.field);
  const field = path.toReversed().join('.').replaceAll('\0', ' ').toWellFormed().slice(0, 80);
  return skip('damaged-text', field === '' ? 'row' : field, text);
}
