import type { Messages } from '../en.ts';

export const trip: Messages['trip'] = {};
