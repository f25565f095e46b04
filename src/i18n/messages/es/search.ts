import type { Messages } from '../en.ts';

export const search: Messages['search'] = {};
