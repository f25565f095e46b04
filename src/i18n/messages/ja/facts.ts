import type { Messages } from '../en.ts';

export const facts: Messages['facts'] = {};
