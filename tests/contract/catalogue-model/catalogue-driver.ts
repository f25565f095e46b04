import fc from 'fast-check';
import { expect } from 'vitest';
import type { Engine } from '#database/migration.ts';
import { yieldToEventLoop } from '#database/yield-to-event-loop.ts';
import { FeedDeeds } from './catalogue-feed-deeds.ts';
import { exampleSeller } from './catalogue-files.ts';
import { sellerOf, type Happening, type ShownPlan } from './catalogue-happenings.ts';
import {
  changeRates,
  mergeSellers,
  overridePlan,
  overrideSeller,
  putExamples,
  splitSeller,
  type Hands,
} from './catalogue-override-deeds.ts';
import { openProcesses, type Processes } from './catalogue-processes.ts';
import { CatalogueReference } from './catalogue-reference.ts';
import { anySequence, type Deed, type Sequence, type Step } from './catalogue-sequences.ts';
import { makeFolder } from '#tests/support/make-folder.ts';
import { expectSameFromNothing } from './project-from-nothing.ts';
import { readView, type CatalogueView } from './catalogue-view.ts';
import { copyTemplate } from '#tests/support/database.ts';

const start = Date.parse('2026-10-05T08:00:00.000Z');
const hourMs = 3_600_000;

/** `SEED` repeats a run; a failure names its seed. */
export const seed = Number(process.env['SEED'] ?? Date.now() % 1_000_000);

/** Takes so many random sequences and returns how many it has taken; the smallest one that fails is named. */
export async function takeSequences(engine: Engine, count: number): Promise<number> {
  let taken = 0;
  const property = fc.asyncProperty(anySequence(), async (sequence) => {
    await takeSequence(engine, sequence);
    taken += 1;
  });
  await fc.assert(property, { numRuns: count, seed });
  return taken;
}

/** Takes each step on a new database, and compares what visitors see then with the reference. */
export async function takeSequence(engine: Engine, sequence: Sequence): Promise<void> {
  await using place = await copyTemplate(engine);
  await using processes = openProcesses(place.url);
  const dataDir = makeFolder();
  const driver = new CatalogueDriver(processes, new FeedDeeds(sequence, { databaseUrl: place.url, dataDir }));
  for (const [index, step] of sequence.steps.entries()) {
    await driver.take(step);
    await driver.compare(index);
  }
}

class CatalogueDriver {
  readonly #processes: Processes;
  readonly #feeds: FeedDeeds;
  readonly #happenings: Happening[] = [];
  #now = start;
  /** Numbers of all plans that were ever shown. */
  readonly #ids = new Map<string, number>();

  constructor(processes: Processes, feeds: FeedDeeds) {
    this.#processes = processes;
    this.#feeds = feeds;
  }

  async take({ by, hours, deed }: Step): Promise<void> {
    this.#now += hours * hourMs;
    const now = new Date(this.#now);
    const at = now.toISOString();
    const { database, desk: deskAt } = await this.#processes.at(by);
    const desk = deskAt(now);
    // An import lifts ended pins itself; everything else leaves them to the maintenance job.
    const isImport = deed.do === 'import' || deed.do === 'again' || deed.do === 'release';
    if (!isImport) await desk.liftEnded();
    const happening = await this.#do(deed, { database, desk, at, happenings: this.#happenings });
    this.#happenings.push(happening ?? { kind: 'time', at });
    if (isImport) await desk.liftEnded();
    if (deed.do === 'restart') await this.#processes.restart();
  }

  async compare(index: number): Promise<void> {
    await expectSameFromNothing((await this.#processes.other()).database, new Date(this.#now));
    // Visitors ask in a later turn than the change.
    await yieldToEventLoop();
    const view = await readView((await this.#processes.other()).reader);
    checkView(view, { step: index, now: this.#now, expected: new CatalogueReference(this.#happenings).shown() });
    checkIds(view.ids, this.#ids);
    for (const [key, id] of view.ids) this.#ids.set(key, id);
  }

  /** Null: nothing that visitors could see. */
  async #do(deed: Deed, hands: Hands): Promise<Happening | null> {
    switch (deed.do) {
      case 'import':
        return this.#feeds.import(deed, hands);
      case 'again':
        return this.#feeds.again(deed, hands);
      case 'release':
        return this.#feeds.release(deed, hands);
      case 'discard':
        return this.#feeds.discard(deed.nth, hands);
      case 'revert':
        return this.#feeds.revert(deed.nth, hands);
      case 'retire':
        return this.#feeds.retire(deed.source, hands);
      case 'examples':
        return putExamples(deed, hands);
      case 'rates':
        return changeRates(deed.percent, hands);
      case 'name':
      case 'hide seller':
        return overrideSeller(deed, hands);
      case 'merge':
        return mergeSellers(deed, hands);
      case 'split':
        return splitSeller(deed.nth, hands);
      case 'restart':
      case 'wait':
        return null;
      default:
        return overridePlan(deed, this.#ids, hands);
    }
  }
}

interface Expected {
  readonly step: number;
  readonly now: number;
  readonly expected: Readonly<Record<string, ShownPlan>>;
}

function checkView({ plans, checkedAt, showsExamples }: CatalogueView, { step, now, expected }: Expected): void {
  const hasExamples = Object.keys(expected).some((key) => sellerOf(key) === exampleSeller);
  expect({ step, plans, showsExamples }).toEqual({ step, plans: expected, showsExamples: hasExamples });
  expect(checkedAt.filter((at) => Date.parse(at) > now)).toEqual([]);
}

/** Numbers of plans are in addresses. */
function checkIds(ids: ReadonlyMap<string, number>, known: ReadonlyMap<string, number>): void {
  for (const [key, id] of ids) expect([key, id]).toEqual([key, known.get(key) ?? id]);
}
