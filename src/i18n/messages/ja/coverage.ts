import type { Messages } from '../en.ts';

export const coverage: Messages['coverage'] = {};
