import { plainLine, plainParts } from '#domain/kernel/plain-line.ts';
import { keysOf } from '#domain/kernel/records.ts';
import { failure, success, type Result } from '#domain/kernel/result.ts';
import { parseCountryCode } from '#domain/place/countries.ts';
import { apnPattern, type PlanNetwork } from './plan.ts';

const answers: readonly string[] = ['yes', 'no'];

const readApn = (text: string): Result<string> =>
  apnPattern.test(text) ? success(text) : failure('an APN has letters, digits, dots and dashes; or say automatic');
const readAnswer = (text: string): Result<string> =>
  answers.includes(text) ? success(text) : failure('say yes or no');
const readDays = (text: string): Result<string> =>
  /^\d{1,3}$/.test(text) ? success(text) : failure('say it in whole days, 999 at most');
const longestHours = 80;
const readHours = (text: string): Result<string> => {
  const line = plainLine(text, longestHours + 1);
  return line === '' || line.length > longestHours ? failure(`write 1 to ${longestHours} characters`) : success(line);
};

const longestNetworks = 400;
const readNetworks = (text: string): Result<string> => {
  const line = plainLine(text, longestNetworks + 1);
  const isRead = line.length <= longestNetworks && (parseSellerNetworks(line)?.length ?? 0) > 0;
  return isRead ? success(line) : failure('write them as JP: Docomo, KDDI; KR: SK Telecom');
};

/** Reads `JP: Docomo, KDDI; KR: SK Telecom`. Null: one of them is no country. */
export function parseSellerNetworks(text: string): readonly PlanNetwork[] | null {
  const parts = text.split(';').map((part) => {
    const [code = '', names = ''] = part.split(':', 2);
    const country = parseCountryCode(code.trim().toUpperCase());
    return country.ok
      ? plainParts(names).map((operator) => ({ country: country.value, operator, generation: null }))
      : null;
  });
  return parts.includes(null) ? null : parts.flatMap((networks) => networks ?? []);
}

/** How each fact is read; a further one is an entry here. */
const readers = {
  apnIos: readApn,
  apnAndroid: readApn,
  roaming: readAnswer,
  reinstall: readAnswer,
  installWithinDays: readDays,
  topUpWithinDays: readDays,
  networks: readNetworks,
  supportHours: readHours,
} as const satisfies Readonly<Record<string, (text: string) => Result<string>>>;

export type SellerFact = keyof typeof readers;

/** What a seller says of all its plans for the time after the purchase, where a plan says nothing; in words. */
export type SellerFacts = Readonly<Partial<Record<SellerFact, string>>>;

export const sellerFacts = keysOf(readers);

export function readSellerFact(fact: SellerFact, text: string): Result<string> {
  return readers[fact](text);
}
