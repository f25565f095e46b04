import { failure, success } from '#domain/kernel/result.ts';
import { readWaiting } from '#operators/due-decisions.ts';
import { takeBack } from './carry-out-due.ts';
import type { DeskAction } from './desk-action.ts';

const over = 'It has taken effect, or was taken back already.';

/** Takes back a decision of one's own that has not taken effect; the subject is its number. */
export function takeBackAction(now: () => Date): DeskAction {
  return {
    kind: 'decision',
    action: 'take-back',
    role: 'moderator',
    needsTouch: false,
    run: async (database, { by, subject }) => {
      const waiting = await readWaiting(database.queries);
      const own = waiting.find((each) => String(each.id) === subject && each.by.operator === by.name);
      if (own === undefined) return failure(over);
      const done = await takeBack({ database, now }, { operator: by.name, via: 'desk' }, own);
      return done.ok ? success({}) : done;
    },
  };
}
