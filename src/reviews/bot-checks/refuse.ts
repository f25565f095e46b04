import type { BotCheckAnswer, BotRefusal } from '#reviews/bot-check.ts';

export function refuse(reason: BotRefusal): BotCheckAnswer {
  return { ok: false, reason };
}
