import type { Locale } from '#domain/kernel/locale.ts';

/** How a place begins that a word elides before; lower-case words may follow a pronoun. */
const vowel = '(?:[AEIOUÀÂÉÈÊÎÔ]|île|océan)';

/** The start of a word, and no figure before it: `91 plans` is not `1 plans`. */
const start = String.raw`(?<![\p{L}\d.,])`;

/** Figures, dates, names and sentences as a language writes them, for tests. */
interface Written {
  readonly names: string;
  readonly numbers: Readonly<Record<12345.678 | 1234, string>>;
  readonly rating: string;
  readonly range: string;
  readonly money: Readonly<Record<'USD' | 'EUR' | 'JPY' | 'CHF', string>>;
  readonly perGb: string;
  /** Megabytes. */
  readonly amounts: Readonly<Record<10_000 | 1500 | 1000 | 999 | 500, string>>;
  readonly days: Readonly<Record<7 | 1 | 0 | 365, string>>;
  /** Kilobits a second. */
  readonly speeds: Readonly<Record<128 | 1000 | 1250 | 1_000_000, string>>;
  readonly dates: Readonly<Record<'2026-11-09' | '2026-11' | '2026', string>>;
  /** The 30th of October of this year. */
  readonly recentDate: string;
  readonly justNow: string;
  readonly twelveMinutesAgo: string;
  /** What no sentence holds: contractions and elisions that are missing, plurals of one, words twice. */
  readonly slip: RegExp;
}

export const writtenIn: Readonly<Record<Locale, Written>> = {
  en: {
    names: 'Visa, Nori and Kelp',
    numbers: { 12345.678: '12,345.68', 1234: '1,234' },
    rating: '4.0',
    range: '1–20',
    money: { USD: '$12,345.50', EUR: '€4.50', JPY: '¥12,346', CHF: 'CHF\u00a012.50' },
    perGb: '$1.17/GB',
    amounts: {
      10_000: '10\u00a0GB',
      1500: '1.5\u00a0GB',
      1000: '1\u00a0GB',
      999: '999\u00a0MB',
      500: '500\u00a0MB',
    },
    days: { 7: '7\u00a0days', 1: '1\u00a0day', 0: '0\u00a0days', 365: '365\u00a0days' },
    speeds: { 128: '128\u00a0kbps', 1000: '1\u00a0Mbps', 1250: '1.25\u00a0Mbps', 1_000_000: '1\u00a0Gbps' },
    dates: { '2026-11-09': '9 November 2026', '2026-11': 'November 2026', '2026': '2026' },
    recentDate: '30 Oct',
    justNow: 'just now',
    twelveMinutesAgo: '12\u00a0minutes ago',
    slip: new RegExp(
      `${start}(?:(the|a|in|to|for|of) \\1 |(?:in|to|for|of) (?:United|Netherlands|Philippines|Maldives|Isle|Bahamas)|1 (?:days|plans|sellers|reviews))`,
      'u',
    ),
  },
  ja: {
    names: 'Visa・Nori・Kelp',
    numbers: { 12345.678: '12,345.68', 1234: '1,234' },
    rating: '4.0',
    range: '1～20',
    money: { USD: '$12,345.50', EUR: '€4.50', JPY: '¥12,346', CHF: 'CHF\u00a012.50' },
    perGb: '$1.17/GB',
    amounts: { 10_000: '10GB', 1500: '1.5GB', 1000: '1GB', 999: '999MB', 500: '500MB' },
    days: { 7: '7日間', 1: '1日間', 0: '0日間', 365: '365日間' },
    speeds: { 128: '128kbps', 1000: '1Mbps', 1250: '1.25Mbps', 1_000_000: '1Gbps' },
    dates: { '2026-11-09': '2026年11月9日', '2026-11': '2026年11月', '2026': '2026年' },
    recentDate: '10月30日',
    justNow: 'たった今',
    twelveMinutesAgo: '12分前',
    slip: /のの|がが|をを|でで|[ぁ-んァ-ヴ一-龠] +[ぁ-んァ-ヴ一-龠]/,
  },
  fr: {
    names: 'Visa, Nori et Kelp',
    numbers: { 12345.678: '12\u00a0345,68', 1234: '1\u00a0234' },
    rating: '4,0',
    range: '1–20',
    money: { USD: '12\u00a0345,50\u00a0$US', EUR: '4,50\u00a0€', JPY: '12\u00a0346\u00a0¥', CHF: '12,50\u00a0CHF' },
    perGb: '1,17\u00a0$US/Go',
    amounts: {
      10_000: '10\u00a0Go',
      1500: '1,5\u00a0Go',
      1000: '1\u00a0Go',
      999: '999\u00a0Mo',
      500: '500\u00a0Mo',
    },
    days: { 7: '7\u00a0jours', 1: '1\u00a0jour', 0: '0\u00a0jour', 365: '365\u00a0jours' },
    speeds: { 128: '128\u00a0kbit/s', 1000: '1\u00a0Mbit/s', 1250: '1,25\u00a0Mbit/s', 1_000_000: '1\u00a0Gbit/s' },
    dates: { '2026-11-09': '9 novembre 2026', '2026-11': 'novembre 2026', '2026': '2026' },
    recentDate: '30 oct.',
    justNow: 'à l’instant',
    twelveMinutesAgo: 'il\u00a0y\u00a0a 12\u00a0minutes',
    slip: new RegExp(
      `${start}(?:(?:à|de|en) les?(?!\\p{L})|(?:le|la|de|que|au|du) ${vowel}|(?:le|la|les) (?:le|la|les) |(?:à|en) (?:à|en) |[01] (?:jours|forfaits|vendeurs))`,
      'u',
    ),
  },
  es: {
    names: 'Visa, Nori y Kelp',
    // Four digits stay together.
    numbers: { 12345.678: '12.345,68', 1234: '1234' },
    rating: '4,0',
    range: '1-20',
    money: { USD: '12.345,50\u00a0US$', EUR: '4,50\u00a0€', JPY: '12.346\u00a0¥', CHF: '12,50\u00a0CHF' },
    perGb: '1,17\u00a0US$/GB',
    amounts: {
      10_000: '10\u00a0GB',
      1500: '1,5\u00a0GB',
      1000: '1\u00a0GB',
      999: '999\u00a0MB',
      500: '500\u00a0MB',
    },
    days: { 7: '7\u00a0días', 1: '1\u00a0día', 0: '0\u00a0días', 365: '365\u00a0días' },
    speeds: { 128: '128\u00a0kbps', 1000: '1\u00a0Mbps', 1250: '1,25\u00a0Mbps', 1_000_000: '1\u00a0Gbps' },
    dates: { '2026-11-09': '9 de noviembre de 2026', '2026-11': 'noviembre de 2026', '2026': '2026' },
    recentDate: '30 oct',
    justNow: 'ahora mismo',
    twelveMinutesAgo: 'hace 12\u00a0minutos',
    slip: new RegExp(
      `${start}(?:(?:a|de) el |(?:el|la|los|las) (?:el|la|los|las) |(?:a|en) (?:a|en) |1 (?:días|planes|vendedores|opiniones))`,
      'u',
    ),
  },
  it: {
    names: 'Visa, Nori e Kelp',
    numbers: { 12345.678: '12.345,68', 1234: '1.234' },
    rating: '4,0',
    range: '1-20',
    money: { USD: '12.345,50\u00a0$', EUR: '4,50\u00a0€', JPY: '12.346\u00a0¥', CHF: '12,50\u00a0CHF' },
    perGb: '1,17\u00a0$/GB',
    amounts: {
      10_000: '10\u00a0GB',
      1500: '1,5\u00a0GB',
      1000: '1\u00a0GB',
      999: '999\u00a0MB',
      500: '500\u00a0MB',
    },
    days: { 7: '7\u00a0giorni', 1: '1\u00a0giorno', 0: '0\u00a0giorni', 365: '365\u00a0giorni' },
    speeds: { 128: '128\u00a0kbps', 1000: '1\u00a0Mbps', 1250: '1,25\u00a0Mbps', 1_000_000: '1\u00a0Gbps' },
    dates: { '2026-11-09': '9 novembre 2026', '2026-11': 'novembre 2026', '2026': '2026' },
    recentDate: '30 ott',
    justNow: 'poco fa',
    twelveMinutesAgo: '12\u00a0minuti fa',
    slip: new RegExp(
      `${start}(?:(?:di|a|in|da|su) (?:il|lo|la|i|gli|le|l’)(?!\\p{L})|(?:il|del|nel|al|la|della|lo|dello|alla|sulla|i|dei|nei|a) [AEIOU]|(?:il|del|nel|al|dal) (?:S[bcdfgklmnpqrtv]|Z|Y|(?:8|11)(?![\\d.]))|1 (?:giorni|piani|venditori|recensioni))`,
      'u',
    ),
  },
};
