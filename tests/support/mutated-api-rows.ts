import { readFileSync } from 'node:fs';
import { feedAdapters, type FeedFormatName } from '#feeds/adapters/feed-format.ts';
import { damageEntry } from './mutated-feeds.ts';
import { noOptions, openTestFile, writeTemporaryFile } from './feed-files.ts';
import { unstatedIn } from './row-evidence.ts';
import type { SeededRandom } from './seeded-random.ts';

/** A format of an API: whole entries, and the answer that holds such entries, a row each. */
export interface ApiRows {
  readonly format: FeedFormatName;
  readonly shape: string;
  readonly entries: readonly unknown[];
  readonly answer: (entries: readonly unknown[]) => unknown;
}

export interface MutatedOutcome {
  readonly rows: number;
  readonly plans: number;
  readonly skipped: Readonly<Record<string, number>>;
  /** Facts that a row does not state. */
  readonly unstated: readonly string[];
}

function fixture(format: FeedFormatName, file: string): unknown {
  return JSON.parse(readFileSync(`src/feeds/adapters/${format}/fixtures/${file}`, 'utf8'));
}

const airaloData = fixture('airalo', 'partner-answer.json') as {
  readonly data: readonly { readonly operators: readonly { readonly packages: readonly unknown[] }[] }[];
};
const airaloPackages = airaloData.data.flatMap(({ operators }) => operators.flatMap(({ packages }) => packages));
const airaloOperator = { title: 'Kori', coverages: [{ code: 'JP', networks: [{ name: 'Kori', types: ['4G'] }] }] };

const product = { id: 31, name: '以色列 1GB/7天', dataSize: 1024, validDays: 7, price: '4.25', status: 'active' };

export const apiRows: readonly ApiRows[] = [
  {
    format: 'airalo',
    shape: 'packages',
    entries: airaloPackages,
    answer: (packages) => ({
      data: [{ title: 'Japan', country_code: 'JP', operators: [{ ...airaloOperator, packages }] }],
    }),
  },
  {
    format: 'esim-access',
    shape: 'answer',
    entries: (fixture('esim-access', 'answer.json') as { readonly obj: { readonly packageList: readonly unknown[] } })
      .obj.packageList,
    answer: (packageList) => ({ obj: { packageList } }),
  },
  {
    format: 'esim-go',
    shape: 'answer',
    entries: (fixture('esim-go', 'answer.json') as { readonly bundles: readonly unknown[] }).bundles,
    answer: (bundles) => ({ bundles }),
  },
  {
    format: 'zendit',
    shape: 'page',
    entries: (
      fixture('zendit', 'page.json') as { readonly data: { readonly offers: { readonly list: readonly unknown[] } } }
    ).data.offers.list,
    answer: (list) => ({ data: { offers: { list, total: list.length } } }),
  },
  {
    format: 'zendit',
    shape: 'API',
    entries: [
      {
        offerId: 'ESIM-IT-7D-1GB',
        productType: 'ESIM',
        country: 'IT',
        dataGB: 1,
        dataUnlimited: false,
        durationDays: 7,
        enabled: true,
        price: { currency: 'USD', currencyDivisor: 100, fixed: 425 },
        roaming: [{ country: 'FR', dataSpeeds: ['4G'] }],
        voiceMinutes: 20,
        smsNumber: 5,
      },
    ],
    answer: (list) => ({ list, total: list.length }),
  },
  {
    format: 'reseller',
    shape: 'flat',
    entries: fixture('reseller', 'flat.json') as readonly unknown[],
    answer: (list) => list,
  },
  { format: 'reseller', shape: 'by country', entries: [product], answer: (list) => ({ Israel: list }) },
  {
    format: 'data-plan',
    shape: 'feed',
    entries: fixture('data-plan', 'feed.json') as readonly unknown[],
    answer: (list) => list,
  },
];

/** What a row says beyond its entry: the place around it. */
const around: Readonly<Record<string, unknown>> = {
  'airalo packages': ['JP', 'Japan'],
  'reseller by country': ['Israel'],
};

const currencies: readonly [string, ...string[]] = ['XYZ', 'BDT', 'CNY', 'eur', 'USD', '', 'US dollars'];

/** Every third row names a currency of its own. */
function withCurrency(entry: unknown, random: SeededRandom): unknown {
  if (typeof entry !== 'object' || entry === null || Array.isArray(entry) || random.below(3) > 0) return entry;
  return { ...entry, currency: random.pick(currencies) };
}

/** Reads so many damaged rows behind the whole ones and compares each plan with its row. */
export async function readMutated(api: ApiRows, count: number, random: SeededRandom): Promise<MutatedOutcome> {
  const { format, shape, entries, answer } = api;
  const damaged = Array.from({ length: count }, () =>
    withCurrency(damageEntry(entries[random.below(entries.length)], random), random),
  );
  const list = [...entries, ...damaged];
  using file = writeTemporaryFile(JSON.stringify(answer(list)));
  const skipped: Record<string, number> = {};
  const unstated: string[] = [];
  let [rows, plans] = [0, 0];
  const feed = await feedAdapters[format].open(await openTestFile(file.path), noOptions);
  for await (const { result } of feed.rows) {
    const row = [list[rows], around[`${format} ${shape}`] ?? null];
    rows += 1;
    if (result.ok) {
      plans += 1;
      unstated.push(...unstatedIn(format, row, result.value.plan));
    } else skipped[result.reason.reason] = (skipped[result.reason.reason] ?? 0) + 1;
  }
  return { rows: rows - entries.length, plans, skipped, unstated };
}
