import type {
  ApnStep,
  Basis,
  EsimStep,
  EsimSteps,
  LineStepId,
  NetworkStep,
  OpenQuestion,
  PlanDates,
  PlanToInstall,
  StepsInput,
} from './esim-steps.ts';
import { addDays, datePlan } from './plan-dates.ts';
import { apnsFor, fact, isStated, linesWhere, namesOf, roamingBasis, rule, statedBy } from './step-basis.ts';
import { troubleSteps } from './trouble-steps.ts';
import { keysOf } from '#domain/kernel/records.ts';

/** What the steps of one input are made from. */
interface Making {
  readonly input: StepsInput;
  /** Index of the plan that serves each stop; null: none covers it. */
  readonly serving: readonly (number | null)[];
  /** First local day of each stop, the first with its time; null: not known. */
  readonly begins: readonly (string | null)[];
  readonly dates: readonly PlanDates[];
}

/** Steps, dates and open questions after the purchase of plans. */
export function listEsimSteps(input: StepsInput): EsimSteps {
  const making = prepare(input);
  return {
    steps: [...beforeLanding(making), ...onTheWay(making), ...troubleSteps(input, making.serving), ...atTheEnd(making)],
    dates: making.dates,
    questions: input.plans.map((plan) => questionsOf(plan, input)),
  };
}

function prepare(input: StepsInput): Making {
  const serving = servingPlans(input);
  const begins = input.stops.map((_stop, index) => dayOfStop(input, index));
  const dates = input.plans.map((plan, line) => {
    const stop = serving.indexOf(line);
    const at = begins[stop] ?? null;
    const zone = input.landing?.zone ?? '';
    return datePlan(plan, {
      firstUse: at === null ? null : { at, zone },
      landingDay: input.landing === null ? null : addDays(input.landing.at, 0),
      bought: input.bought,
    });
  });
  return { input, serving, begins, dates };
}

function servingPlans({ plans, stops }: StepsInput): readonly (number | null)[] {
  let current = -1;
  return stops.map(({ country }) => {
    const covers = (plan: PlanToInstall | undefined): boolean => plan?.coverage.includes(country) === true;
    const line = covers(plans[current]) ? current : plans.findIndex(covers);
    if (line >= 0) current = line;
    return line < 0 ? null : line;
  });
}

function dayOfStop({ landing, stops }: StepsInput, index: number): string | null {
  if (landing === null || index === 0) return landing?.at ?? null;
  const days = stops.slice(0, index).map((stop) => stop.days);
  return days.includes(null) ? null : addDays(landing.at, sum(days));
}

function sum(days: readonly (number | null)[]): number {
  return days.reduce<number>((total, each) => total + (each ?? 0), 0);
}

function beforeLanding({ input, dates, begins }: Making): EsimStep[] {
  const days = dates.flatMap(({ installBy }) => (installBy.kind === 'at' ? [installBy.at] : []));
  const at = days.toSorted()[0] ?? null;
  const home = { stage: 'home', stop: null, at } as const;
  const asked = linesWhere(input, ({ ekyc }) => ekyc === true);
  // Days that start with the purchase or the installation run anyway.
  const kept = linesWhere(input, ({ activation }) => activation === 'first-use' || activation === null);
  const steps: EsimStep[] = [
    { ...home, id: 'eid', lines: [], basis: [rule('esim-needs-eid')] },
    { ...home, id: 'lock', lines: [], basis: [rule('lock-refuses-lines')] },
    { ...home, id: 'identify', lines: asked, basis: [fact('ekyc')] },
    {
      ...home,
      id: 'install',
      lines: input.plans.keys().toArray(),
      basis: [rule('install-needs-wifi'), ...statedBy(input, ['installWithinDays', 'reinstall', 'activation'])],
    },
    {
      ...home,
      id: 'keep-off',
      lines: kept,
      basis: [rule('first-use-starts-days'), ...statedBy(input, ['activation'])],
    },
    {
      id: 'home-data-off',
      stage: 'plane',
      stop: null,
      at: begins[0] === null || begins[0] === undefined ? null : addDays(begins[0], 0),
      lines: [],
      basis: [rule('own-line-costs')],
    },
  ];
  return steps.filter(({ id, lines }) => lines.length > 0 || (id !== 'identify' && id !== 'keep-off'));
}

/** Landing and borders. */
function onTheWay(making: Making): EsimStep[] {
  const { serving, begins } = making;
  const setUp = new Set<number>();
  let current: number | null = null;
  return serving.flatMap((line, stop): EsimStep[] => {
    const where = { stage: stop === 0 ? 'landed' : 'border', stop, at: begins[stop] ?? null } as const;
    const before = current;
    current = line ?? current;
    const landing: EsimStep[] =
      stop === 0 ? [{ ...where, id: 'flight-mode-off', lines: [], basis: [rule('lines-have-switches')] }] : [];
    if (line === null) return [...landing, { ...where, id: 'border-uncovered', lines: [], basis: [fact('coverage')] }];
    const networks = networksAt(making, line, stop);
    if (line === before) {
      const basis = [fact('coverage'), rule('networks-end-at-borders')];
      return [{ ...where, id: 'border-same', lines: [line], networks, basis }];
    }
    const isNew = !setUp.has(line);
    setUp.add(line);
    const old: EsimStep[] =
      before === null ? [] : [{ ...where, id: 'old-line-off', lines: [before], basis: [fact('coverage')] }];
    return [...landing, ...lineSteps({ making, where, line, isNew }), ...old];
  });
}

interface LineAt {
  readonly making: Making;
  readonly where: Pick<EsimStep, 'stage' | 'stop' | 'at'> & { readonly stop: number };
  readonly line: number;
  /** False: its settings were made at an earlier stop. */
  readonly isNew: boolean;
}

function lineSteps({ making, where, line, isNew }: LineAt): EsimStep[] {
  const { input } = making;
  const plan = input.plans[line];
  if (plan === undefined) return [];
  const common = { ...where, lines: [line] };
  const simple = (id: Exclude<LineStepId, 'apn' | 'network'>, basis: readonly Basis[]): EsimStep[] => [
    { ...common, id, basis },
  ];
  const apn = apnsFor(plan, input);
  const networks = networksAt(making, line, where.stop);
  return [
    ...simple('switch-on', [rule('lines-have-switches')]),
    ...(isNew && plan.roaming !== false ? simple('roaming-on', [roamingBasis(plan)]) : []),
    ...simple('data-line', [rule('one-data-line')]),
    ...(isNew && isStated(apn) ? [{ ...common, id: 'apn', apn, basis: [fact('apn')] } satisfies ApnStep] : []),
    {
      ...common,
      id: 'network',
      networks,
      basis: [rule('plans-have-networks'), ...(networks.length > 0 ? [fact('networks')] : [])],
    } satisfies NetworkStep,
  ];
}

function atTheEnd({ input: { plans, stops, landing }, serving, dates }: Making): EsimStep[] {
  const days = stops.map((stop) => stop.days);
  const leaving = landing === null || days.includes(null) ? null : addDays(landing.at, sum(days) - 1);
  const ends = dates.map(({ ends: end }, line) =>
    end.kind === 'at' ? addDays(end.at, plans[line]?.topUpWithinDays ?? 0) : null,
  );
  const end = ends.includes(null)
    ? null
    : (ends
        .flatMap((each) => each ?? [])
        .toSorted()
        .at(-1) ?? null);
  const last = serving.findLast((line) => line !== null);
  return [
    {
      id: 'home-data-back',
      stage: 'leave',
      stop: null,
      at: leaving,
      lines: last === undefined || last === null ? [] : [last],
      basis: [rule('one-data-line')],
    },
    {
      id: 'remove',
      stage: 'leave',
      stop: null,
      at: end,
      lines: plans.keys().toArray(),
      basis: [rule('deleting-is-final'), ...statedBy({ plans }, ['reinstall', 'topUpWithinDays'])],
    },
  ];
}

function networksAt({ input }: Making, line: number, stop: number): readonly string[] {
  const country = input.stops[stop]?.country;
  return namesOf(input, line, (each) => each === country);
}

function questionsOf(plan: PlanToInstall, input: StepsInput): OpenQuestion[] {
  const visited = new Set(input.stops.map(({ country }) => country));
  const isNamed = plan.networks.some(({ country, operator }) => operator !== null && visited.has(country));
  const open: Readonly<Record<OpenQuestion, boolean>> = {
    apn: !isStated(apnsFor(plan, input)),
    roaming: plan.roaming === null,
    reinstall: plan.reinstall === null,
    'install-window': plan.installWithinDays === null,
    networks: !isNamed,
    refund: plan.refund === null && Object.keys(plan.refundRule).length === 0,
    support: plan.support.length === 0,
  };
  return keysOf(open).filter((question) => open[question]);
}
