import { totalMegabytes } from '#domain/plan/plan-data.ts';
import type { PlanFacts } from '#domain/plan/plan.ts';
import { skip, type Skip } from '#feeds/read/skip-reason.ts';

type Told = Pick<PlanFacts, 'name' | 'dataWords' | 'dataKind' | 'dataMb' | 'validityDays'>;

const amounts = /(?<![\p{L}\d.,])(\d{1,6}(?:[.,]\d{1,2})?)\s*([MGT])[BO](?![\p{L}\d])/giu;
const spans = /(?<![\p{L}\d.,])(\d{1,4})\s*-?\s*(?:days?|tage|jours|d[ií]as|giorni|日間?|天)(?!\p{L})/giu;
const unlimited = /unlimited|unlim|无限|無制限|illimit|ilimitad|unbegrenzt/iu;
const megabytesOf: Readonly<Record<string, number>> = { M: 1, G: 1000, T: 1_000_000 };

/** Sellers count a gigabyte as 1000 or 1024 MB, and round. */
const tolerance = 1.1;

/** A row whose words name another amount of data or other days than its fields, `99 GB` beside 10240 MB; null: none. */
export function contradiction(plan: Told): Skip | null {
  const { dataWords, dataKind, validityDays } = plan;
  const name = typeof plan.name === 'string' ? plan.name : '';
  const isUnlimited = dataKind === 'unlimited';
  const isUnstated = !isUnlimited && plan.dataMb === null;
  for (const words of dataKind === 'payg' ? [] : [dataWords ?? '', name]) {
    const named = [...words.matchAll(amounts)].map(megabytesIn);
    const isOther = named.length > 0 && !isUnstated && !named.some((amount) => isStated(amount, plan));
    const mayBeFast = isUnlimited && unlimited.test(`${dataWords} ${name}`);
    if (isOther && !mayBeFast) return skip('contradicts-itself', 'data', words);
  }
  if (!isUnlimited && dataKind !== 'payg' && unlimited.test(dataWords ?? '') && dataWords?.match(amounts) === null)
    return skip('contradicts-itself', 'data', dataWords);
  const days = [...name.matchAll(spans)].map(([, number]) => Number(number));
  const isLonger = days.length > 0 && validityDays !== null && !days.includes(validityDays);
  return isLonger ? skip('contradicts-itself', 'days', name) : null;
}

function megabytesIn([, number = '', unit = '']: RegExpExecArray): number {
  return Number(number.replace(',', '.')) * (megabytesOf[unit.toUpperCase()] ?? 0);
}

/** The amount of a day or of the whole plan. */
function isStated(amount: number, plan: Told): boolean {
  const stated = plan.dataKind === 'unlimited' ? [] : [plan.dataMb, totalMegabytes(plan)];
  return stated.some((each) => each !== null && amount <= each * tolerance && each <= amount * tolerance);
}
