import { defaultBackupSettings } from '#runtime/settings/backup-settings.ts';
import { defaultReviewSettings } from '#runtime/settings/review-settings.ts';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { success, type Result } from '#domain/kernel/result.ts';
import { runFeedOn, type FeedRunOutcome } from '#runtime/services/feeds/import-feed.ts';
import { withFeedDesk, type FeedDesk } from '#tests/support/with-feed-desk.ts';
import { defaultFeedSettings } from '#runtime/settings/feed-settings.ts';
import { rowOf, sheetMapping, sourceNamed, statedRow, writeFile } from './catalogue-files.ts';
import { sellerOf, type Happening, type Row, type Run } from './catalogue-happenings.ts';
import type { Hands } from './catalogue-override-deeds.ts';
import { CatalogueReference } from './catalogue-reference.ts';
import type { DeedOf, Manner, Sequence } from './catalogue-sequences.ts';
import { usualRequest } from '#tests/support/import-feed-file.ts';

const never = 1_000_000;

/** A run of which nothing is new counts, too, if its rows were read. */
const read = { status: expect.stringMatching(/^(published|unchanged)$/), report: expect.any(Object) };

function checkOutcome(outcome: FeedRunOutcome, expected: typeof read | { readonly status: 'held' }): void {
  expect(outcome).toMatchObject(expected);
}

/** What a file shows that was not read, and what reading it would have shown. */
function checkConfirmed({ happenings, at }: Hands, run: Run): void {
  const shown = new CatalogueReference([...happenings, { kind: 'time', at }]).shown();
  expect(shown).toEqual(new CatalogueReference([...happenings, run]).shown());
}

/** A file that was imported. */
interface GivenFile {
  readonly source: string;
  readonly manner: Manner;
  readonly rows: readonly Row[];
}

/** Imports files, and decides about them at the operator's desk. Null: nothing that visitors could see. */
export class FeedDeeds {
  readonly #place: { readonly databaseUrl: string; readonly dataDir: string };
  readonly #limits;
  readonly #lastFiles = new Map<string, GivenFile>();
  readonly #heldFiles = new Map<number, GivenFile>();
  #revertible: readonly number[] = [];

  constructor(
    { withdrawnAfterRuns, unconfirmedAfterRuns }: Sequence,
    place: { readonly databaseUrl: string; readonly dataDir: string },
  ) {
    this.#place = place;
    const few = { withdrawnCount: never, repricedCount: never, onePriceCount: never, marketPlans: never };
    this.#limits = { ...defaultFeedSettings.limits, ...few, withdrawnAfterRuns, unconfirmedAfterRuns };
  }

  import(deed: DeedOf<'import'>, hands: Hands): Promise<Happening | null> {
    return this.#import({ ...deed, rows: deed.rows.map(rowOf) }, hands);
  }

  async again({ source }: DeedOf<'again'>, hands: Hands): Promise<Happening | null> {
    const file = this.#lastFiles.get(source);
    return file === undefined ? null : this.#import(file, hands);
  }

  async #import(file: GivenFile, hands: Hands): Promise<Happening | null> {
    const { source, manner } = file;
    const rows = file.rows.map((row) => statedRow(sourceNamed(source).format, row));
    const given = { source, manner, rows };
    const isHeld = manner === 'held';
    const outcome = await this.#run(given, hands);
    if (!isHeld) this.#lastFiles.set(source, { ...given, manner: manner === 'partial' ? 'partial' : 'usual' });
    const run = this.#runOf(given, { number: outcome.runId ?? 0, only: null, at: hands.at });
    if (isHeld) {
      checkOutcome(outcome, { status: 'held' });
      this.#heldFiles.set(run.number, given);
      return null;
    }
    if (outcome.status === 'unchanged' && outcome.report === null) {
      checkConfirmed(hands, run);
      return null;
    }
    checkOutcome(outcome, read);
    return this.#publish(run);
  }

  async #run({ source, manner, rows }: GivenFile, { database, at }: Hands): Promise<FeedRunOutcome> {
    const { format } = sourceNamed(source);
    const isHeld = manner === 'held';
    // An impossible price beside the others: with these limits any share of them is held.
    const odd = isHeld
      ? rows.slice(0, 1).map((row) => ({ ...row, key: `${sellerOf(row.key)} odd`, price: 9_999 }))
      : [];
    const limits = isHeld ? { ...this.#limits, withdrawnCount: 1, withdrawnShare: 0.001 } : this.#limits;
    const path = join(this.#place.dataDir, source);
    writeFileSync(path, writeFile(format, [...rows, ...odd]));
    const options = { feed: source, format, partial: manner === 'partial', isApproved: manner === 'approved' };
    const request = { ...usualRequest, ...options, mapping: sheetMapping(format), path, now: new Date(at) };
    return runFeedOn(database, request, { dataDir: this.#place.dataDir, feeds: { limits } });
  }

  #publish(run: Run & { readonly number: number }): Happening {
    this.#revertible = [...this.#revertible, run.number];
    return run;
  }

  #runOf(
    { source, manner, rows }: GivenFile,
    { number, only, at }: { readonly number: number; readonly only: readonly string[] | null; readonly at: string },
  ) {
    const { withdrawnAfterRuns, unconfirmedAfterRuns } = this.#limits;
    const isApproved = manner === 'approved' || manner === 'held';
    return {
      kind: 'run' as const,
      at,
      number,
      source,
      format: sourceNamed(source).feed,
      isComplete: manner !== 'partial',
      only,
      rows,
      withdrawnAfter: isApproved ? 1 : withdrawnAfterRuns,
      unconfirmedAfter: unconfirmedAfterRuns,
    };
  }

  /** Number of a held run that waits; null: there is none. */
  async #waiting(nth: number, hands: Hands): Promise<number | null> {
    if (this.#heldFiles.size === 0) return null;
    const waiting = await this.#atDesk(hands, async (desk) => success(await desk.held()));
    return waiting[nth % waiting.length]?.run.id ?? null;
  }

  async discard(nth: number, hands: Hands): Promise<null> {
    const number = await this.#waiting(nth, hands);
    if (number !== null) await this.#atDesk(hands, (desk) => desk.discard(number));
    return null;
  }

  async release(
    { nth, seller }: { readonly nth: number; readonly seller: number | null },
    hands: Hands,
  ): Promise<Happening | null> {
    const number = await this.#waiting(nth, hands);
    const file = number === null ? undefined : this.#heldFiles.get(number);
    if (number === null || file === undefined) return null;
    const sellers = [...new Set(file.rows.map(({ key }) => sellerOf(key)))];
    const only = seller === null ? null : [sellers[seller % sellers.length] ?? ''];
    const outcome = await this.#atDesk(hands, (desk) => desk.release(number, only ?? []));
    checkOutcome(outcome, read);
    return this.#publish(this.#runOf(file, { number: outcome.runId ?? 0, only, at: hands.at }));
  }

  async revert(nth: number, hands: Hands): Promise<Happening | null> {
    const number = this.#revertible.at(-1 - (nth % Math.max(1, this.#revertible.length)));
    if (number === undefined) return null;
    await this.#atDesk(hands, (desk) => desk.revert(number));
    this.#revertible = this.#revertible.filter((each) => each !== number);
    return { kind: 'revert', at: hands.at, number };
  }

  async retire(source: string, hands: Hands): Promise<Happening | null> {
    if (!this.#lastFiles.has(source)) return null;
    await this.#atDesk(hands, (desk) => desk.retire(source));
    return { kind: 'retire', at: hands.at, source };
  }

  async #atDesk<Value>({ at }: Hands, work: (desk: FeedDesk) => Promise<Result<Value>>): Promise<Value> {
    const settings = {
      feeds: { limits: this.#limits },
      backups: defaultBackupSettings,
      reviews: defaultReviewSettings,
    };
    const done = await withFeedDesk({ ...this.#place, ...settings }, () => new Date(at), work);
    if (!done.ok) throw new Error(done.reason);
    return done.value;
  }
}
