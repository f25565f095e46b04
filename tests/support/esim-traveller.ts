import type { CountryCode } from '#domain/kernel/codes.ts';
import type { EsimStep, StepsInput } from '#domain/arrival/esim-steps.ts';
import type { Cause, Line, World } from './esim-world.ts';

/** How a stop ends, in the order of the trip: `told` where the steps say that there is no data. */
export type StopEnd = 'at once' | 'after checks' | 'told';

export interface Followed {
  /** `home`: the trip is over; `stuck`: neither data nor anything left to do. */
  readonly end: 'home' | 'the seller' | 'stuck';
  readonly stops: readonly StopEnd[];
  /** What a right order would have spared the traveller. */
  readonly harms: ReadonlySet<'days lost' | 'bill' | 'money lost' | 'left on' | 'data not back' | 'not removed'>;
}

type Harm = Followed['harms'] extends ReadonlySet<infer Each> ? Each : never;

class Ended extends Error {
  readonly end: Followed['end'];
  constructor(end: Followed['end']) {
    super(end);
    this.end = end;
  }
}

/** Somebody who does what the docstrings of the steps say, in the order given, and knows nothing else. */
export class Traveller {
  readonly #world: World;
  readonly #input: StepsInput;
  readonly #cause: Cause;
  readonly #stops: StopEnd[] = [];
  readonly #harms = new Set<Harm>();
  readonly #served = new Set<number>();
  #steps: readonly EsimStep[] = [];
  #trouble: readonly EsimStep[] = [];
  #stop: number | null = null;
  #isTold = false;
  #current: number | null = null;
  #hasLeft = false;
  #hasHappened = false;

  constructor(world: World, input: StepsInput, cause: Cause) {
    this.#world = world;
    this.#input = input;
    this.#cause = cause;
  }

  follow(steps: readonly EsimStep[]): Followed {
    this.#steps = steps;
    this.#trouble = steps.filter(({ stage }) => stage === 'trouble' || stage === 'write');
    try {
      this.#happen('start', 0);
      for (const step of steps.filter((each) => !this.#trouble.includes(each))) {
        this.#move(step);
        this.#perform(step);
      }
      this.#finishStop();
      this.#lookAtHome();
      return { end: 'home', stops: this.#stops, harms: this.#harms };
    } catch (error) {
      if (!(error instanceof Ended)) throw error;
      return { end: error.end, stops: this.#stops, harms: this.#harms };
    }
  }

  #happen(when: Cause['when'], line: number): void {
    if (this.#cause.when !== when || this.#hasHappened) return;
    this.#hasHappened = true;
    this.#cause.happen(this.#world, line);
  }

  /** From stage to stage, and over borders. */
  #move({ stage, stop }: EsimStep): void {
    if (stage !== 'home' && !this.#hasLeft) this.#leaveHome();
    if (stage === 'leave') this.#finishStop();
    if ((stage !== 'landed' && stage !== 'border') || stop === this.#stop) return;
    this.#finishStop();
    this.#stop = stop;
    this.#isTold = false;
    this.#world.isRegistered = false;
    this.#world.autoPicksWrong = false;
  }

  #leaveHome(): void {
    this.#hasLeft = true;
    const { lines, truths } = this.#world;
    if ([...lines].some(([line, { isOn }]) => isOn && truths[line]?.startsAtConnect === true))
      this.#harms.add('days lost');
    this.#world.isFlying = true;
  }

  #finishStop(): void {
    if (this.#stop === null) return;
    const world = this.#world;
    if (!world.isFlying && world.ownRoams) this.#harms.add('bill');
    if (this.#isTold) this.#stops.push('told');
    else if (this.#hasData()) this.#stops.push('at once');
    else this.#check();
    if (this.#current !== null && !this.#isTold) this.#served.add(this.#current);
    const isLeftOn = [...world.lines].some(
      ([line, { isOn }]) => isOn && line !== this.#current && this.#served.has(line),
    );
    if (isLeftOn) this.#harms.add('left on');
    if (this.#current !== null && !this.#isTold) this.#happen('worked', this.#current);
    this.#stop = null;
  }

  #check(): void {
    for (const step of this.#trouble) {
      this.#perform(step);
      this.#world.isRegistered = true;
      if (this.#hasData()) {
        this.#stops.push('after checks');
        return;
      }
    }
    throw new Ended('stuck');
  }

  #lookAtHome(): void {
    const { dataLine, lines } = this.#world;
    if (dataLine !== null) this.#harms.add('data not back');
    if (lines.size > 0) this.#harms.add('not removed');
  }

  #country(): CountryCode | undefined {
    return this.#input.stops[this.#stop ?? 0]?.country;
  }

  #hasData(): boolean {
    const world = this.#world;
    const number = this.#current;
    const country = this.#country();
    if (number === null || country === undefined) return false;
    const [line, truth, account] = [world.lines.get(number), world.truths[number], world.accounts[number]];
    if (line === undefined || truth === undefined || account === undefined) return false;
    const allowed = world.isOutOfReach ? [] : truth.allowed(country);
    const isOnNetwork =
      line.network === null ? allowed.length > 0 && !world.autoPicksWrong : allowed.includes(line.network);
    const isPhoneRight =
      !world.isFlying && line.isOn && world.dataLine === number && !world.needsRestart && !world.isBlocked;
    const isLineRight = (line.roaming || !truth.roams) && line.apn === truth.apn[world.system];
    const isSellerRight = account.state === 'active' && account.identity === 'accepted';
    return isPhoneRight && isLineRight && isOnNetwork && isSellerRight && world.isRegistered && !world.isHotspotRefused;
  }

  #perform(step: EsimStep): void {
    const world = this.#world;
    const [first] = step.lines;
    if ((step.stage === 'landed' || step.stage === 'border') && first !== undefined && step.id !== 'old-line-off')
      this.#current = first;
    const line = first === undefined ? undefined : world.lines.get(first);
    switch (step.id) {
      case 'eid':
        if (!world.hasEid) throw new Ended('the seller');
        return;
      case 'lock':
        if (world.lock === 'for-good') throw new Ended('the seller');
        world.lock = 'none';
        return;
      case 'identify':
        for (const each of step.lines) this.#identify(each, true);
        return;
      case 'install':
        for (const each of step.lines) this.#install(each);
        return;
      case 'keep-off':
      case 'old-line-off':
        for (const each of step.lines) this.#set(each, { isOn: false });
        return;
      case 'home-data-off':
        world.ownRoams = false;
        return;
      case 'flight-mode-off':
        world.isFlying = false;
        return;
      case 'switch-on':
        if (line !== undefined) line.isOn = true;
        return;
      case 'roaming-on':
        if (line !== undefined) line.roaming = true;
        return;
      case 'apn':
        this.#typeApn(step.apn[world.system], line);
        return;
      case 'data-line':
        world.dataLine = first ?? null;
        world.takesOver = false;
        return;
      case 'network':
        if (line !== undefined) line.network = null;
        if (first !== undefined) this.#happen('set-up', first);
        world.isRegistered = true;
        return;
      case 'border-same':
        if (line !== undefined) line.network = null;
        world.isRegistered = true;
        return;
      case 'border-uncovered':
        this.#isTold = true;
        return;
      case 'home-data-back':
        world.dataLine = null;
        for (const each of step.lines) this.#set(each, { isOn: false });
        return;
      case 'remove':
        for (const each of step.lines) world.lines.delete(each);
        return;
      default:
        this.#checkWith(step);
    }
  }

  #checkWith(step: EsimStep): void {
    const world = this.#world;
    const number = this.#current;
    if (step.id === 'write') throw new Ended('the seller');
    if (number === null) return;
    switch (step.id) {
      case 'check-line':
        world.isFlying = false;
        if (!world.lines.has(number)) this.#reinstall(number);
        this.#set(number, { isOn: true });
        world.dataLine = number;
        world.takesOver = false;
        return;
      case 'check-roaming':
        this.#set(number, { roaming: true });
        return;
      case 'check-network':
        this.#tryNetworks(number, step.networks);
        return;
      case 'check-apn':
        if (!step.lines.includes(number)) return;
        this.#typeApn(step.apn[world.system] ?? { kind: 'automatic' }, world.lines.get(number));
        world.needsRestart = false;
        return;
      case 'check-plan':
        this.#lookIntoAccount(number);
        return;
      default:
        throw new Error(`no check is called ${step.id}`);
    }
  }

  #set(line: number, changes: Partial<Line>): void {
    Object.assign(this.#world.lines.get(line) ?? {}, changes);
  }

  #typeApn(apn: { readonly kind: string; readonly value?: string } | null, line: Line | undefined): void {
    if (apn !== null && line !== undefined) line.apn = apn.value ?? '';
  }

  #install(line: number): void {
    const world = this.#world;
    const account = world.accounts[line];
    if (!world.hasEid || world.lock !== 'none') {
      this.#harms.add('money lost');
      throw new Ended('the seller');
    }
    if (account === undefined || account.isCodeUsed || world.areSlotsFull) throw new Ended('the seller');
    account.isCodeUsed = true;
    world.lines.set(line, { isOn: true, roaming: false, apn: '', network: null });
  }

  #reinstall(line: number): void {
    const account = this.#world.accounts[line];
    if (this.#input.plans[line]?.reinstall === false || account === undefined) throw new Ended('the seller');
    if (this.#world.truths[line]?.isReinstallable === true) account.isCodeUsed = false;
    this.#install(line);
    const settings = this.#steps.filter(({ id, lines }) => (id === 'roaming-on' || id === 'apn') && lines[0] === line);
    for (const step of settings) this.#perform(step);
  }

  #tryNetworks(number: number, named: readonly string[]): void {
    const country = this.#country();
    const listed =
      country === undefined ? [] : ['Elsewhere Mobile', ...(this.#world.truths[number]?.allowed(country) ?? [])];
    this.#world.isRegistered = true;
    for (const network of named.length > 0 ? named : listed) {
      this.#set(number, { network });
      if (this.#hasData()) return;
    }
    this.#set(number, { network: null });
  }

  #identify(line: number, isAtHome: boolean): void {
    const account = this.#world.accounts[line];
    if (account?.identity === 'open' || (account?.identity === 'slow' && isAtHome)) account.identity = 'accepted';
  }

  #lookIntoAccount(number: number): void {
    const account = this.#world.accounts[number];
    this.#identify(number, false);
    this.#world.isHotspotRefused = false;
    if (account?.state === 'by-hand') account.state = 'active';
    const isOver = account?.state === 'ended' || account?.state === 'used-up';
    if (isOver && this.#world.truths[number]?.isToppedUp === true) account.state = 'active';
  }
}
