import { cleanText } from '#feeds/feed-text.ts';

/** Parsed words of a sheet's row. */
export interface PlanWords {
  readonly days: string;
  /** `2GB`, renewed every day; null: none, the plan is unlimited at one speed. */
  readonly dailySize: string | null;
  /** kbit/s: after the daily amount, or always. */
  readonly speedKbps: number;
  /** `2GB Daily+Unlimited 512Kbps`. */
  readonly dataWords: string;
  readonly operators: readonly string[];
}

const planPattern =
  /^(\d{1,4})\s*day\s*\/\s*((?:(\d{1,5}(?:\.\d{1,3})?\s*[MG]B)\s*Daily\s*\+\s*)?Unlimited\s*(\d{1,5}(?:\.\d{1,3})?)\s*([KM])(?:bps)?)\s*(?:\((.*)\))?$/i;

/** Null: not the words of a plan. */
export function readPlanWords(text: string): PlanWords | null {
  const [, days, dataWords, dailySize, speed, unit, operators] = planPattern.exec(cleanText(text, 200) ?? '') ?? [];
  if (days === undefined || dataWords === undefined || unit === undefined) return null;
  return {
    days,
    dailySize: dailySize ?? null,
    speedKbps: Math.round(Number(speed) * (unit.toUpperCase() === 'M' ? 1000 : 1)),
    dataWords,
    operators: (operators ?? '').split('/').flatMap((name) => (name.trim() === '' ? [] : [name.trim()])),
  };
}

/** `Malaysia/Thailand马来泰国`: the English names, the Chinese words, and the whole in English. */
export interface PlaceWords {
  readonly english: readonly string[];
  readonly chinese: string;
  readonly label: string;
}

/** Brackets contain a count of countries, not a name. */
export function readPlaceWords(text: string): PlaceWords {
  const words = (cleanText(text, 200) ?? '').replace(/\([^)]*\)/g, ' ');
  const [label = ''] = /^\P{Script=Han}*/u.exec(words) ?? [];
  return {
    english: label.split('/').flatMap((name) => (name.trim() === '' ? [] : [name.trim()])),
    chinese: words.slice(label.length).trim(),
    label: label.trim().replace(/\s*\/\s*/g, ', '),
  };
}
