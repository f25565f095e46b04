import { isDeepStrictEqual } from 'node:util';
import { sellerOf, statedName, type Happening, type Override } from './catalogue-happenings.ts';
import type { Point, Run, ShownPlan, Statement } from './catalogue-happenings.ts';

/** The catalogue, recomputed from everything that has happened: no database, nothing kept up to date. */
export class CatalogueReference {
  readonly #runs: Run[] = [];
  readonly #statements: Statement[] = [];
  readonly #reverted = new Set<number | null>();
  readonly #void = new Map<Run, 'reverted' | 'retired'>();
  readonly #said = new Map<string, Override>();
  readonly #points: Point[] = [];
  #now = '';

  constructor(happenings: readonly Happening[]) {
    for (const each of happenings) {
      this.#now = each.at;
      this.#observe(null); // Pins may have ended.
      if (each.kind === 'run') this.#publish(each);
      if (each.kind === 'revert') this.#revert(each.number);
      if (each.kind === 'retire') this.#retire(each.source);
      if (each.kind === 'override') this.#said.set(each.of, { ...this.#said.get(each.of), ...each });
      this.#observe(each.kind === 'run' ? each.number : null);
    }
  }

  keys = (): string[] => [...new Set(this.#statements.map(({ key }) => key))];
  isOffered = (key: string): boolean => this.#offered(key) !== null;
  isHidden = (of: string): boolean => this.#said.get(of)?.isHidden === true;
  pinOf = (key: string) => [this.#said.get(key)?.pin ?? null].find((pin) => pin !== null && pin.until > this.#now);
  shown = (): Record<string, ShownPlan> => Object.fromEntries(this.keys().flatMap((key) => this.#shown(key)));
  #history = (key: string) => this.#points.filter((point) => point.key === key && !this.#reverted.has(point.run));

  #shown(key: string): [string, ShownPlan][] {
    const { row = null, isUnconfirmed = false } = this.#offered(key) ?? {};
    const seller = this.#said.get(sellerOf(key))?.into ?? sellerOf(key);
    if (row === null || [key, sellerOf(key), seller].some(this.isHidden)) return [];
    const pin = this.pinOf(key) ?? null;
    const prices = pin === null ? {} : { price: pin.price, own: null, promo: null };
    const name = this.#said.get(seller)?.name ?? statedName(seller);
    const points = this.#history(key).filter(({ at }, index, all) => all[index + 1]?.at !== at);
    const history = points.map(({ at, price }) => `${at} ${price}`);
    return [[key, { ...row, ...prices, isUnconfirmed, pinnedUntil: pin?.until ?? null, seller, name, history }]];
  }

  #observe(run: number | null): void {
    for (const key of this.keys()) {
      const offered = this.#offered(key);
      const price = offered && (this.pinOf(key)?.price ?? offered.row.price);
      if (price !== (this.#history(key).at(-1)?.price ?? null)) this.#points.push({ key, at: this.#now, run, price });
    }
  }

  #offered(key: string) {
    const own = this.#statements.filter((each) => each.key === key && !this.#void.has(each.run));
    const newest = own.findLastIndex(({ row }) => row !== null);
    const { run = null, row = null } = own[newest] ?? {};
    const absences = own.slice(newest + 1);
    if (run === null || row === null || absences.some(({ withdraws }) => withdraws)) return null;
    if (run.number === null && this.#runs.some((each) => each.number !== null && this.#void.get(each) !== 'reverted'))
      return null;
    return { run, row, missed: absences.length, isUnconfirmed: absences.length >= run.unconfirmedAfter };
  }

  #publish(run: Run): void {
    const { source, format, only } = run;
    this.#runs.push(run);
    const rows = run.rows.filter(({ key }) => only?.includes(sellerOf(key)) ?? true);
    for (const row of rows) {
      const last = this.#offered(row.key);
      const isConfirmed = last?.missed === 0 && last.run.source === source && isDeepStrictEqual(last.row, row);
      if (!isConfirmed) this.#statements.push({ run, key: row.key, row, withdraws: false });
    }
    const named = rows.map(({ key }) => sellerOf(key));
    for (const key of run.isComplete ? this.keys() : []) {
      const last = this.#offered(key);
      const isClaimed = only === null ? this.#claim(format, sellerOf(key)) === source : named.includes(sellerOf(key));
      if (last?.run.format !== format || !isClaimed || rows.some((row) => row.key === key)) continue;
      this.#statements.push({ run, key, row: null, withdraws: last.missed + 1 >= run.withdrawnAfter });
    }
  }

  /** The source that named the seller last, in a whole file that counts. */
  #claim(format: string, seller: string): string | undefined {
    const whole = this.#runs.filter((run) => run.format === format && run.isComplete && run.only === null);
    const named = whole.filter((run) => !this.#void.has(run) && run.rows.some(({ key }) => sellerOf(key) === seller));
    return named.at(-1)?.source;
  }

  #revert(number: number): void {
    this.#reverted.add(number);
    const reverted = this.#runs.find((run) => run.number === number);
    const own = this.#runs.filter(({ source }) => source === reverted?.source);
    if (own.some((run) => (run.number ?? 0) > number && !this.#void.has(run))) return;
    const kept = own.findLastIndex((run) => !this.#reverted.has(run.number));
    for (const run of own) if (run === reverted || own.indexOf(run) > kept) this.#void.set(run, 'reverted');
  }

  #retire(source: string): void {
    for (const run of this.#runs) if (run.source === source && !this.#void.has(run)) this.#void.set(run, 'retired');
  }
}
