import { failure, success, type Result } from '#domain/kernel/result.ts';

/** An amount of data as stated by a seller. */
export interface DataAmount {
  /** Whole decimal megabytes (1 GB = 1000 MB); null: unlimited. */
  readonly megabytes: number | null;
  /** True for an amount that is renewed every day, `1 GB/day`. */
  readonly perDay: boolean;
}

const megabytesPerUnit: Readonly<Record<string, number>> = { K: 0.001, M: 1, G: 1000, T: 1_000_000 };

/** 100 TB: more than any plan, less than a slip of the unit. */
export const maxMegabytes = 100_000_000;

/** Sellers need a few words; longer text is not an amount and not worth matching. */
const maxLength = 100;

const amountPattern = /^(\d{1,9}(?:\.\d{1,6})?)\s*([KMGT])(?:I?B|O|IGABYTES?|EGABYTES?|IGAS?)?$/;
const unlimitedPattern =
  /^(?:DATA\s+|DATEN\s+)?(UNLIMITED|UNLTD|UNLIM|∞|無制限|无限流量|無限|无限|ILLIMITÉE?S?|ILIMITAD[OA]S?|ILLIMITAT[OAI]|UNBEGRENZT|UNLIMITIERT)(\s*DATA|\s*DATEN)?$/;
const dayWords = 'DAY|TAG|JOUR|D[IÍ]A|GIORNO|DIA|日';
const perDayPattern = new RegExp(`\\s*(?:/|PER|A|PRO|PAR|POR|AL)\\s*(?:${dayWords})$|\\s+(?:DAILY|TÄGLICH)$`);

/**
 * Reads `1.5 GB`, `500MB`, `1 GB/day`, `Unlimited`. A seller's `1024 MB` is its gigabyte and counts as 1000 MB;
 * a bare number has no unit and is refused. From 1 MB to 100 TB.
 */
export function parseDataAmount(text: string): Result<DataAmount> {
  if (text.length > maxLength) return failure('the amount of data is too long a text');
  const wording = text.normalize('NFKC').trim().toUpperCase();
  const amountText = wording.replace(perDayPattern, '');
  const perDay = amountText !== wording;
  if (unlimitedPattern.test(amountText)) return success({ megabytes: null, perDay: false });
  const [, number, unit = ''] = amountPattern.exec(amountText) ?? [];
  const factor = megabytesPerUnit[unit];
  if (number === undefined || factor === undefined) return failure(`"${text.slice(0, 40)}" is not an amount of data`);
  const stated = Number(number) * factor;
  const megabytes = Math.round(unit === 'M' && isBinaryWording(stated) ? megabytesFromBinaryMb(stated) : stated);
  if (megabytes < 1 || megabytes > maxMegabytes) return failure(`"${text.slice(0, 40)}" is out of range`);
  return success({ megabytes, perDay });
}

/** `512 MB` and `1024 MB` mean half a gigabyte and a whole one; 128000 MB is 128 GB by either count. */
function isBinaryWording(megabytes: number): boolean {
  return megabytes % 512 === 0 && megabytes % 500 !== 0;
}

/**
 * Decimal megabytes of an amount whose source counts 1 GB as 1024 MB: 1024 → 1000, 512 → 500, 100 → 100.
 * The seller's gigabytes (whole tenths of one) stay gigabytes and its megabytes stay megabytes.
 */
export function megabytesFromBinaryMb(binaryMegabytes: number): number {
  const tenths = (binaryMegabytes / 1024) * 10;
  const isGigabytes = Math.abs(tenths - Math.round(tenths)) < 1e-5 && tenths >= 0.5;
  return isGigabytes ? Math.round(tenths) * 100 : Math.round(binaryMegabytes);
}

/** Decimal megabytes of an amount in bytes whose source counts 2^30 a gigabyte: 1073741824 → 1000, 104857600 → 100. */
export function megabytesFromBytes(bytes: number): number {
  return megabytesFromBinaryMb(bytes / 2 ** 20);
}
