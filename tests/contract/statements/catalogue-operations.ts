import { planDecisions } from '#runtime/services/desk/plan-decisions.ts';
import { providerDecisions } from '#runtime/services/desk/provider-decisions.ts';
import type { OverrideDesk } from '#runtime/services/plans/override-desk.ts';
import type { OperatedSite } from './operated-site.ts';

/** Something that changes a catalogue, a day after the one before. */
export interface Operation {
  readonly name: string;
  /** False: the database has failed. */
  readonly run: (site: OperatedSite) => Promise<boolean>;
  /** Since the one before; default: one. */
  readonly days?: number;
}

const usual = ['nori a 4 own', 'nori b 5 promo', 'nori c 6', 'kaze a 4', 'kaze b 5'];
/** Other prices and amounts, one new plan, and two missing. */
const changed = ['nori a 5 own', 'nori b 5', 'kaze a 4 promo', 'kaze c 5 more'];
const otherFeed = ['kaze a 6', 'kaze b 5', 'mori a 4'];
const held = ['nori a 7 own', 'nori b 4', 'kaze a 6', 'mori c 4'];

const logo = { hash: '0123456789abcdef', base64: Buffer.from([255, 216, 255]).toString('base64') };

const correctNetworks = (desk: OverrideDesk, id: number) =>
  desk.correct(id, {
    facts: {},
    networks: { countries: null, networks: [{ operator: 'KDDI', generation: '5G' }] },
    reason: 'asked',
    correctedAt: '2026-10-05T08:00:00.000Z',
    endsAt: null,
  });

/** In this order, since each begins with what the ones before have left. Numbers of runs count from 1. */
export const operations: readonly Operation[] = [
  { name: 'a hidden example', run: (site) => site.override('demo a', (desk, id) => desk.hidePlan(id, 'wrong')) },
  { name: 'a first import over examples', run: (site) => site.import({ source: 'first', rows: usual }) },
  { name: 'a first import of another feed', run: (site) => site.import({ source: 'sheet', rows: otherFeed }) },
  { name: 'a revert beside another feed', run: (site) => site.revert(1) },
  { name: 'a revert that brings the examples back', run: (site) => site.revert(2) },
  { name: 'an import once more', run: (site) => site.import({ source: 'first', rows: usual }) },
  { name: 'an import of changes and absences', run: (site) => site.import({ source: 'first', rows: changed }) },
  { name: 'an import of another feed', run: (site) => site.import({ source: 'sheet', rows: otherFeed }) },
  { name: 'an import of an unchanged file', run: (site) => site.import({ source: 'sheet', rows: otherFeed }) },
  { name: 'a pin', run: (site) => site.pin('nori a', 8, 60) },
  { name: 'a hidden plan', run: (site) => site.override('nori b', (desk, id) => desk.hidePlan(id, 'wrong')) },
  { name: 'corrected networks', run: (site) => site.override('nori c', correctNetworks) },
  { name: 'a merged provider', run: (site) => site.override('mori a', (desk) => desk.mergeProvider('mori', 'kaze')) },
  { name: 'a hidden provider', run: (site) => site.hideProvider('kaze', true) },
  {
    name: 'an import that withdraws, under overlays',
    run: (site) => site.import({ source: 'first', rows: changed.toReversed().slice(1) }),
  },
  { name: 'a held import', run: (site) => site.import({ source: 'first', rows: held, isHeld: true }) },
  { name: 'a partial release', run: (site) => site.release(8, 'kaze') },
  { name: 'a release', run: (site) => site.release(8) },
  { name: 'a revert of the newest run', run: (site) => site.revert(10) },
  { name: 'a revert of an older run', run: (site) => site.revert(4) },
  { name: 'a provider that is shown again', run: (site) => site.hideProvider('kaze', false) },
  { name: 'a split provider', run: (site) => site.override('mori a', (desk) => desk.splitProvider('mori')) },
  { name: 'networks no longer corrected', run: (site) => site.override('nori c', (desk, id) => desk.uncorrect(id)) },
  { name: 'a plan that is shown again', run: (site) => site.override('nori b', (desk, id) => desk.showPlan(id)) },
  { name: 'a price no longer pinned', run: (site) => site.override('nori a', (desk, id) => desk.unpin(id)) },
  { name: 'a pin for a short time', run: (site) => site.pin('kaze a', 9, 2) },
  { name: 'a pin that has ended', run: (site) => site.liftEnded(), days: 3 },
  { name: 'a pin for another short time', run: (site) => site.pin('kaze a', 9, 2) },
  {
    name: 'an import after a pin has ended',
    run: (site) => site.import({ source: 'first', rows: changed }),
    days: 3,
  },
  { name: 'a retired feed', run: (site) => site.retire('sheet') },
  { name: 'a decision', run: (site) => site.decide(planDecisions.hide, 'nori b', { reason: 'wrong' }), days: 0 },
  { name: 'a decision that is taken back', run: (site) => site.takeBack(), days: 0 },
  { name: 'a decision once more', run: (site) => site.decide(planDecisions.hide, 'nori b', { reason: 'wrong' }) },
  { name: 'a decision that takes effect', run: (site) => site.carryOut() },
  { name: 'a decision on a provider', run: (site) => site.decide(providerDecisions.hide, 'nori', {}) },
  { name: 'a provider that is hidden by it', run: (site) => site.carryOut() },
  { name: 'an uploaded logo', run: (site) => site.decide(providerDecisions.logo, 'nori', { logo }) },
  { name: 'a logo that takes effect', run: (site) => site.carryOut() },
];

/** Of a feed that the desk holds. */
const releases: readonly Operation[] = [
  {
    name: 'a held import for the desk',
    run: (site) => site.import({ source: 'first', rows: held.slice(1), isHeld: true }),
  },
  { name: 'a decision to release', run: (site) => site.decideRelease() },
  { name: 'a release that takes effect', run: (site) => site.carryOut() },
];

export const operationsAndReleases: readonly Operation[] = [...operations, ...releases];

/** With what a release begins with. */
export const onlyReleases: readonly Operation[] = [...operations.slice(0, 2), ...releases];
