import type { Messages } from '../en.ts';

export const list: Messages['list'] = {};
