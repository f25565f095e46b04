import type { Activation, DayCount } from '#domain/trip/plan-clock.ts';

/** A form field with an invalid value. */
export type ClockField = 'days' | 'in' | 'zone' | 'landing' | 'before';

export const activations = ['first-use', 'install', 'purchase'] as const satisfies readonly Activation[];
export const dayCounts = ['24h', 'calendar'] as const satisfies readonly DayCount[];

export const mostDaysBefore = 365;
