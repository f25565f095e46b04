import { isHttpsUrl } from '#domain/kernel/https-address.ts';
import { defaultLocale, locales, type Locale } from '#domain/kernel/locale.ts';
import { plainLine } from '#domain/kernel/plain-line.ts';
import { keysOf } from '#domain/kernel/records.ts';
import { failure, success, type Result } from '#domain/kernel/result.ts';
import { apnPattern } from './plan.ts';

export const paymentMethods = [
  'card',
  'bank-transfer',
  'crypto',
  'paypal',
  'apple-pay',
  'google-pay',
  'alipay',
  'wechat-pay',
  'amazon-pay',
  'klarna',
  'line-pay',
  'paypay',
  'rakuten-pay',
  'konbini',
] as const;

export type PaymentMethod = (typeof paymentMethods)[number];

export type PartialText = Readonly<Partial<Record<Locale, string>>>;

/** What the operator has found out about a company. Null or empty: not known. */
export interface ProviderProfile {
  readonly legalName: string | null;
  /** Its address, as the register says. */
  readonly seat: string | null;
  /** Register and number. */
  readonly register: string | null;
  /** An e-mail address, an https address or a telephone number each. */
  readonly support: readonly string[];
  readonly payment: readonly PaymentMethod[];
  readonly refundRule: PartialText;
  readonly afterPurchase: SellerFacts;
}

export const emptyProfile: ProviderProfile = {
  legalName: null,
  seat: null,
  register: null,
  support: [],
  payment: [],
  refundRule: {},
  afterPurchase: {},
};

/** Whether anything is known of the company itself. */
export function hasProfile({ legalName, seat, register, support, payment, refundRule }: ProviderProfile): boolean {
  const texts = [legalName, seat, register, ...support, ...payment, ...Object.values(refundRule)];
  return texts.some((text) => text !== null);
}

/** A text in a language, or in the first one that there is. */
export interface TextIn {
  readonly text: string;
  readonly language: Locale;
}

/** The text in a language, else in English, else in any. Null: there is none. */
export function textIn(texts: PartialText, locale: Locale): TextIn | null {
  for (const language of [locale, defaultLocale, ...locales]) {
    const text = texts[language];
    if (text !== undefined) return { text, language };
  }
  return null;
}

const longestName = 80;
const longestLine = 200;
const longestRule = 400;
const mostContacts = 4;

/** @param what how the failure calls it */
function readLine(text: string, longest: number, what: string): Result<string> {
  const line = plainLine(text, longest + 1);
  if (line === '') return failure(`${what} is empty`);
  return line.length > longest ? failure(`${what} may have ${longest} characters at most`) : success(line);
}

export function readProviderName(text: string): Result<string> {
  return readLine(text, longestName, 'the name');
}

export function readProfileLine(text: string): Result<string> {
  return readLine(text, longestLine, 'the text');
}

export function readRefundRule(text: string): Result<string> {
  return readLine(text, longestRule, 'the rule');
}

export function readHomepage(text: string): Result<string> {
  return isHttpsUrl(text.trim()) ? success(new URL(text.trim()).href) : failure('a homepage must be an https address');
}

const emailPattern = /^[\w.+-]{1,64}@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+$/u;
const phonePattern = /^\+[\d][\d ()-]{5,24}$/;

/** Reads addresses separated by commas. */
export function readSupport(text: string): Result<readonly string[]> {
  const contacts = partsOf(text);
  const wrong = contacts.find((each) => !isHttpsUrl(each) && !emailPattern.test(each) && !phonePattern.test(each));
  if (wrong !== undefined)
    return failure(`"${wrong.slice(0, 60)}" is not an https address, email address or phone number that begins with +`);
  if (contacts.length === 0 || contacts.length > mostContacts) return failure(`name 1 to ${mostContacts} of them`);
  return success(contacts);
}

/** Reads names separated by commas. */
export function readPayment(text: string): Result<readonly PaymentMethod[]> {
  const named = new Set(partsOf(text.toLowerCase()));
  const unknown = [...named].find((each) => !paymentMethods.some((method) => method === each));
  if (unknown !== undefined)
    return failure(`"${unknown.slice(0, 40)}" is not known; the methods are ${paymentMethods.join(', ')}`);
  return named.size === 0 ? failure('name at least one') : success(paymentMethods.filter((each) => named.has(each)));
}

function partsOf(text: string): string[] {
  return text
    .split(',')
    .map((part) => plainLine(part, longestLine))
    .filter((part) => part !== '');
}

export function contactAddress(contact: string): string {
  if (contact.startsWith('https:')) return contact;
  return contact.startsWith('+') ? `tel:${contact.replaceAll(/[^+\d]/g, '')}` : `mailto:${contact}`;
}

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

/** How each fact is read; a further one is an entry here. */
const readers = {
  apnIos: readApn,
  apnAndroid: readApn,
  roaming: readAnswer,
  reinstall: readAnswer,
  installWithinDays: readDays,
  topUpWithinDays: readDays,
  supportHours: readHours,
} as const satisfies Readonly<Record<string, (text: string) => Result<string>>>;

export type SellerFact = keyof typeof readers;

/** What a seller says of all its plans for the time after the purchase, where a plan says nothing; in words. */
export type SellerFacts = Readonly<Partial<Record<SellerFact, string>>>;

export const sellerFacts = keysOf(readers);

export function readSellerFact(fact: SellerFact, text: string): Result<string> {
  return readers[fact](text);
}
