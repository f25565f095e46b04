import type { Activation, DayCount } from '#domain/trip/plan-clock.ts';

/** A field of the form that was sent something it cannot mean. */
export type ClockField = 'days' | 'in' | 'zone' | 'landing' | 'before';

export const activations = ['first-use', 'install', 'purchase'] as const satisfies readonly Activation[];
export const dayCounts = ['24h', 'calendar'] as const satisfies readonly DayCount[];

export const mostDaysBefore = 365;
