import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createCatalogueWriter } from '#catalogue/project/catalogue-writer.ts';
import { createRateStore } from '#currency/create-rate-store.ts';
import { ensureRates } from '#currency/fallback-rates.ts';
import { DatabaseError } from '#database/database-error.ts';
import { success, type Result } from '#domain/kernel/result.ts';
import { unitsPerWhole } from '#domain/money/money.ts';
import { runFeedOn, type FeedRunOutcome } from '#runtime/services/feeds/import-feed.ts';
import { readWaiting } from '#operators/due-decisions.ts';
import { carryOutDue, takeBack } from '#runtime/services/desk/carry-out-due.ts';
import { decide, type Decider } from '#runtime/services/desk/decide.ts';
import type { EveryDecisionKind } from '#runtime/services/desk/decision-kind.ts';
import { feedDecisions } from '#runtime/services/desk/feed-decisions.ts';
import { decisionDelayMs } from '#runtime/services/desk/review-decisions.ts';
import { withFeedDesk, type FeedDesk } from '#tests/support/with-feed-desk.ts';
import { createOverrideDesk, type OverrideDesk } from '#runtime/services/plans/override-desk.ts';
import { defaultBackupSettings } from '#runtime/settings/backup-settings.ts';
import { defaultFeedSettings } from '#runtime/settings/feed-settings.ts';
import { defaultReviewSettings } from '#runtime/settings/review-settings.ts';
import {
  examplePlans,
  exampleRows,
  rowOf,
  sheetMapping,
  sourceNamed,
  writeFile,
  type SourceName,
} from '#tests/contract/catalogue-model/catalogue-files.ts';
import type { TestDatabase } from '#tests/support/database.ts';
import { deciderOf } from '#tests/support/desk-of.ts';
import { usualRequest } from '#tests/support/import-feed-file.ts';
import { makeFolder } from '#tests/support/make-folder.ts';
import { money } from '#tests/support/plan-factory.ts';

const dayMs = 24 * 3_600_000;
const never = 1_000_000;
const few = { withdrawnCount: never, repricedCount: never, onePriceCount: never, marketPlans: never };
const limits = { ...defaultFeedSettings.limits, ...few, withdrawnAfterRuns: 2, unconfirmedAfterRuns: 1 };

/** Made once: each call gives other names. */
const examples = examplePlans(exampleRows(4));

/** A file that a source gives. */
interface GivenFile {
  readonly source: SourceName;
  /** As `rowOf` reads them. */
  readonly rows: readonly string[];
  /** True: an impossible price and a missing plan hold it. Default: it is published. */
  readonly isHeld?: boolean;
}

/** A site at which everything is done that can change its catalogue, at given times. */
export class OperatedSite {
  readonly suite: TestDatabase;
  readonly dataDir: string;
  #day = 0;

  /** @param dataDir of a site that another process has opened */
  constructor(suite: TestDatabase, dataDir = makeFolder()) {
    this.suite = suite;
    this.dataDir = dataDir;
  }

  /** With examples alone. */
  static async fill(suite: TestDatabase): Promise<OperatedSite> {
    const site = new OperatedSite(suite);
    // The first run would store them.
    await ensureRates(createRateStore(site.suite.database));
    const options = { source: 'demo catalogue', now: site.now, dryRun: false, withdrawMissing: true };
    await createCatalogueWriter(site.suite.database).apply(examples, options);
    return site;
  }

  get now(): Date {
    return new Date(Date.parse('2026-10-05T08:00:00.000Z') + this.#day * dayMs);
  }

  /** Days since its first one. */
  get day(): number {
    return this.#day;
  }

  pass(days: number): void {
    this.#day += days;
  }

  async import({ source, rows, isHeld = false }: GivenFile): Promise<boolean> {
    const { format } = sourceNamed(source);
    const path = join(this.dataDir, source);
    writeFileSync(path, writeFile(format, [...rows, ...(isHeld ? ['kaze odd 9999'] : [])].map(rowOf)));
    const request = { ...usualRequest, feed: source, format, mapping: sheetMapping(format), path, now: this.now };
    const given = isHeld ? { ...limits, withdrawnCount: 1, withdrawnShare: 0.001 } : limits;
    const outcome = await runFeedOn(this.suite.database, request, {
      dataDir: this.dataDir,
      feeds: { limits: given },
    });
    return this.#isDone(outcome, isHeld ? ['held'] : ['published', 'unchanged']);
  }

  /** @param sellers of these only; none: all of it */
  release(run: number, ...sellers: readonly string[]): Promise<boolean> {
    return this.#atDesk(async (desk) => {
      const done = await desk.release(run, sellers);
      return done.ok ? success(this.#isDone(done.value, ['published', 'unchanged'])) : done;
    });
  }

  revert(run: number): Promise<boolean> {
    return this.#atDesk((desk) => desk.revert(run));
  }

  retire(source: SourceName): Promise<boolean> {
    return this.#atDesk((desk) => desk.retire(source));
  }

  /** @param work at the operator's desk, with the number of the plan */
  async override(key: string, work: (desk: OverrideDesk, id: number) => Promise<Result<unknown>>): Promise<boolean> {
    const { database } = this.suite;
    const id = await this.#planId(key);
    const desk = createOverrideDesk(database, () => this.now);
    return isDone(await work(desk, id));
  }

  async #planId(key: string): Promise<number> {
    const plans = await this.suite.database.queries
      .selectFrom('plan')
      .innerJoin('provider', 'provider.id', 'plan.provider_id')
      .select(['plan.id', 'provider.slug', 'plan.external_id'])
      .execute();
    return plans.find((row) => `${row.slug} ${row.external_id}` === key)?.id ?? 0;
  }

  pin(key: string, dollars: number, days: number): Promise<boolean> {
    const endsAt = new Date(this.now.getTime() + days * dayMs).toISOString();
    const pin = { price: money(dollars * unitsPerWhole), reason: 'seen', pinnedAt: this.now.toISOString(), endsAt };
    return this.override(key, (desk, id) => desk.pin(id, pin));
  }

  async hideProvider(slug: string, hidden: boolean): Promise<boolean> {
    const done = await createOverrideDesk(this.suite.database, () => this.now).setProvider(slug, { hidden });
    return done.ok;
  }

  async liftEnded(): Promise<boolean> {
    const lifted = await createOverrideDesk(this.suite.database, () => this.now).liftEnded();
    if (lifted === 0) throw new Error('no pin has ended');
    return true;
  }

  /** Decides at the desk: it takes effect fifteen seconds later. @param key of the plan, or of the provider */
  async decide<Parameters, Value>(
    kind: EveryDecisionKind<Parameters, Value>,
    key: string,
    parameters: Parameters,
  ): Promise<boolean> {
    const subject = kind.kind === 'plan' ? String(await this.#planId(key)) : key;
    return isDone(await decide(this.#decider(), kind, { subject, parameters, delayMs: decisionDelayMs }));
  }

  /** Decides to publish the run that is held. */
  async decideRelease(): Promise<boolean> {
    const held = await this.suite.database.queries
      .selectFrom('held_feed')
      .select('run_id')
      .where('decision', 'is', null)
      .executeTakeFirstOrThrow();
    return this.decide(feedDecisions.release, String(held.run_id), { providers: [] });
  }

  async takeBack(): Promise<boolean> {
    const decider = this.#decider();
    const [waiting] = await readWaiting(decider.database.queries);
    if (waiting === undefined) throw new Error('nothing waits');
    return isDone(await takeBack(decider, decider.by, waiting));
  }

  /** Lets the decision that waits take effect. */
  async carryOut(): Promise<boolean> {
    const { ended, errors } = await carryOutDue(this.#decider());
    if (errors.length > 0) throw errors[0];
    if (ended.length !== 1 || ended[0]?.refusal !== null) throw new Error(JSON.stringify(ended));
    return true;
  }

  #decider(): Decider {
    const settings = { DATA_DIR: this.dataDir, DATABASE_URL: this.suite.url };
    return deciderOf(this.suite.database, { at: this.now, settings });
  }

  #isDone({ status, sentence }: FeedRunOutcome, expected: readonly string[]): boolean {
    if (status === 'failed') return false;
    if (!expected.includes(status)) throw new Error(`${status}: ${sentence}`);
    return true;
  }

  async #atDesk(work: (desk: FeedDesk) => Promise<Result<unknown>>): Promise<boolean> {
    const { url: databaseUrl } = this.suite;
    const settings = { feeds: { limits }, backups: defaultBackupSettings, reviews: defaultReviewSettings };
    const place = { databaseUrl, dataDir: this.dataDir, ...settings };
    const done = await withFeedDesk(place, () => this.now, work);
    return done.ok && done.value !== false;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    rmSync(this.dataDir, { recursive: true, force: true });
    await this.suite[Symbol.asyncDispose]();
  }
}

/** A sentence in place of a result is a mistake of the test. */
function isDone(result: Result<unknown>): true {
  if (!result.ok) throw new Error(String(result.reason));
  return true;
}

/** False: the database has refused it. */
export async function tryOperation(work: () => Promise<boolean>): Promise<boolean> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof DatabaseError) return false;
    throw error;
  }
}
