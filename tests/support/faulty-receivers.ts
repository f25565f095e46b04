import { setTimeout as pause } from 'node:timers/promises';
import type { SeededRandom } from './seeded-random.ts';
import type { React, Reaction } from './webhook-stand-in.ts';

/** After so many attempts that reached it, a receiver takes a delivery: it would be given up after nine. */
const faultyAttempts = 3;

/** No answer comes at once, so that several senders are at work at the same time. */
const mostMs = 100;

/** Of twenty-five attempts. */
const reactions: readonly (Reaction | 'take slowly')[] = [
  ...Array<Reaction>(5).fill('refuse'),
  ...Array<Reaction>(3).fill('break off'),
  ...Array<Reaction>(3).fill('take and break off'),
  'take slowly',
];

/** Receivers that fail at random, and say when a moment to kill a sender has come. */
export class FaultyReceivers {
  readonly #random: SeededRandom;
  readonly #mostSlow: number;
  readonly #attempts = new Map<string, number>();
  readonly #slow: PromiseWithResolvers<Reaction>[] = [];
  readonly faults: Record<string, number> = {};
  #moment = { attempts: 0, reached: Promise.withResolvers<void>() };
  attempts = 0;
  #isSlow = false;
  readonly #underWay = new Set<string>();
  /** Ids that came while they were under way. */
  readonly simultaneous: string[] = [];

  /** @param mostSlow when so many attempts wait, the moment has come: other senders may have nothing to do */
  constructor(random: SeededRandom, mostSlow: number) {
    this.#random = random;
    this.#mostSlow = mostSlow;
  }

  /**
   * Gives the slow answers. Resolves after so many further attempts, or when several wait again for slow answers, so that
   * senders are killed in the midst of them.
   */
  nextMoment(attempts: number): Promise<void> {
    this.#moment = { attempts, reached: Promise.withResolvers<void>() };
    this.#answerSlow();
    this.#isSlow = true;
    return this.#moment.reached.promise;
  }

  /** Gives the slow answers; none is slow until the next moment is asked for. */
  hurry(): void {
    this.#isSlow = false;
    this.#answerSlow();
  }

  readonly react: React = async (id) => {
    if (this.#underWay.has(id)) this.simultaneous.push(id);
    this.#underWay.add(id);
    const reaction = this.#choose(id);
    if (reaction !== 'take') this.faults[reaction] = (this.faults[reaction] ?? 0) + 1;
    const answer = Promise.withResolvers<Reaction>();
    if (reaction === 'take slowly' && this.#isSlow) this.#slow.push(answer);
    else answer.resolve(reaction === 'take slowly' ? 'take' : reaction);
    this.#moment.attempts -= 1;
    if (this.#moment.attempts <= 0 || this.#slow.length >= this.#mostSlow) this.#moment.reached.resolve();
    const [answered] = await Promise.all([answer.promise, pause(this.#random.below(mostMs))]);
    this.#underWay.delete(id);
    return answered;
  };

  #choose(id: string): Reaction | 'take slowly' {
    this.attempts += 1;
    const attempt = (this.#attempts.get(id) ?? 0) + 1;
    this.#attempts.set(id, attempt);
    return (attempt <= faultyAttempts ? reactions[this.#random.below(25)] : undefined) ?? 'take';
  }

  #answerSlow(): void {
    for (const { resolve } of this.#slow.splice(0)) resolve('take');
  }
}
