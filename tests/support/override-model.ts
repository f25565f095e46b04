import type { OverrideDesk } from '#runtime/services/override-desk.ts';
import type { ProviderOverride } from '#catalogue/overlays/provider-overrides.ts';
import { emptyProfile } from '#domain/plan/provider-profile.ts';
import type { PlanCorrection } from '#domain/plan/fact-correction.ts';
import type { PricePin } from '#domain/plan/price-pin.ts';
import { logoPath } from '#domain/site/logo-path.ts';
import {
  numberOfPlan,
  overriddenProviders,
  planAt,
  statedDays,
  statedProvider,
  type DayOfFeed,
  type FeedPlan,
} from './override-feed.ts';
import type { Logo, Saying } from './random-overrides.ts';
import { money } from './plan-factory.ts';

const nothingSaid: ProviderOverride = {
  ...emptyProfile,
  name: null,
  url: null,
  linkTemplate: null,
  paidLinks: null,
  hidden: false,
};

const dayMs = 24 * 60 * 60_000;

/** What has to be true after the last feed and all that the operator has said, computed without a database. */
export class OverrideModel {
  /** As their feed last had them, by id. */
  readonly #plans = new Map<string, FeedPlan>();
  #offered: ReadonlySet<string> = new Set();
  #seed = 0;
  readonly #said = new Map<string, ProviderOverride>();
  readonly #logos = new Map<string, Logo>();
  readonly #hidden = new Map<string, string>();
  readonly #pins = new Map<string, PricePin>();
  readonly #corrections = new Map<string, PlanCorrection>();

  takeFeed({ seed, plans }: DayOfFeed): void {
    this.#seed = seed;
    for (const plan of plans) this.#plans.set(plan.id, plan);
    this.#offered = new Set(plans.map(({ id }) => id));
  }

  /** Says it at the desk, too. Returns whether the desk has answered as expected. */
  async say(
    saying: Saying,
    { desk, ids, now }: { readonly desk: OverrideDesk; readonly ids: ReadonlyMap<string, number>; readonly now: Date },
  ): Promise<boolean> {
    switch (saying.kind) {
      case 'provider':
        this.#said.set(saying.slug, { ...(this.#said.get(saying.slug) ?? nothingSaid), ...saying.said });
        return (await desk.setProvider(saying.slug, saying.said)).ok;
      case 'logo':
        if (saying.logo === null) this.#logos.delete(saying.slug);
        else this.#logos.set(saying.slug, saying.logo);
        return (await desk.setLogo(saying.slug, saying.logo)).ok;
      default: {
        const { id } = planAt(saying.plan);
        return this.#sayOfPlan(saying, id, { desk, number: ids.get(id) ?? 0, now });
      }
    }
  }

  async #sayOfPlan(
    saying: Extract<Saying, { readonly plan: number }>,
    id: string,
    { desk, number, now }: { readonly desk: OverrideDesk; readonly number: number; readonly now: Date },
  ): Promise<boolean> {
    switch (saying.kind) {
      case 'hide':
        this.#hidden.set(id, saying.reason);
        return (await desk.hidePlan(number, saying.reason)).ok;
      case 'show':
        return this.#hidden.delete(id) === (await desk.showPlan(number)).ok;
      case 'unpin':
        return this.#pins.delete(id) === (await desk.unpin(number)).ok;
      case 'uncorrect':
        return this.#corrections.delete(id) === (await desk.uncorrect(number)).ok;
      case 'correct': {
        const facts = { validityDays: saying.days };
        const networks = { countries: null, networks: [{ operator: saying.network, generation: '4G' as const }] };
        const correction = {
          facts,
          ...(saying.network !== null && { networks }),
          reason: saying.reason,
          correctedAt: now.toISOString(),
          endsAt: null,
        };
        this.#corrections.set(id, correction);
        return (await desk.correct(number, correction)).ok;
      }
      case 'pin': {
        const endsAt = new Date(now.getTime() + 300 * dayMs).toISOString();
        const pin = { price: money(saying.units), reason: saying.reason, pinnedAt: now.toISOString(), endsAt };
        const isOffered = this.#offered.has(id);
        if (isOffered) this.#pins.set(id, pin);
        return (await desk.pin(number, pin)).ok === isOffered;
      }
    }
  }

  /** What takes back everything said. */
  takeAllBack(): readonly Saying[] {
    return [
      ...overriddenProviders.flatMap((slug): Saying[] => [
        { kind: 'provider', slug, said: nothingSaid },
        { kind: 'logo', slug, logo: null },
      ]),
      ...[...this.#hidden.keys()].map((id): Saying => ({ kind: 'show', plan: numberOfPlan(id) })),
      ...[...this.#pins.keys()].map((id): Saying => ({ kind: 'unpin', plan: numberOfPlan(id) })),
      ...[...this.#corrections.keys()].map((id): Saying => ({ kind: 'uncorrect', plan: numberOfPlan(id) })),
    ];
  }

  /** What visitors see of a plan; its prices only where it is offered: others may stay as they were. */
  *plans(): Generator<readonly [string, string]> {
    for (const [id, plan] of this.#plans) yield [id, this.#shown(plan)];
  }

  #shown({ id, provider, dollars, euros, promo }: FeedPlan): string {
    if (!this.#offered.has(id)) return 'gone';
    const isShown = !this.#hidden.has(id) && this.#said.get(provider)?.hidden !== true;
    const pin = this.#pins.get(id);
    const prices = pin === undefined ? [dollars * 100, euros && euros * 100, promo && promo * 100] : [pin.price.units];
    return [
      isShown ? 'shown' : 'hidden',
      ...prices.map((units) => units ?? '-'),
      ...(pin ? ['-', '-'] : []),
      this.#facts(id),
    ].join(' ');
  }

  #facts(id: string): string {
    const correction = this.#corrections.get(id);
    const days = correction === undefined ? statedDays(id) : (correction.facts.validityDays ?? 'no');
    return `${days} days, ${correction?.networks?.networks[0]?.operator ?? 'no'} network`;
  }

  /** Of each plan that is hidden, pinned or corrected. */
  sayings(): Readonly<Record<string, unknown>> {
    const ids = new Set([...this.#hidden.keys(), ...this.#pins.keys(), ...this.#corrections.keys()]);
    const entries = [...ids].map((id) => {
      const isOffered = this.#offered.has(id);
      const feedPrice = isOffered ? money((this.#plans.get(id)?.dollars ?? 0) * 100) : null;
      const said = { hiddenBecause: this.#hidden.get(id) ?? null, pin: this.#pins.get(id) ?? null };
      return [id, { ...said, correction: this.#corrections.get(id) ?? null, feedPrice }];
    });
    return Object.fromEntries(entries) as Readonly<Record<string, unknown>>;
  }

  providers(): Readonly<Record<string, unknown>> {
    const entries = overriddenProviders.map((slug) => {
      const stated = statedProvider(slug, this.#seed);
      const override = this.#said.get(slug) ?? nothingSaid;
      const logo = this.#logos.get(slug);
      const image = logo === undefined ? null : logoPath({ slug, hash: logo.hash });
      const shown = { name: override.name ?? stated.name, url: override.url ?? stated.url, image };
      return [slug, { shown, override, logo: logo && Buffer.from(logo.bytes).toString('hex') }];
    });
    return Object.fromEntries(entries) as Readonly<Record<string, unknown>>;
  }
}
