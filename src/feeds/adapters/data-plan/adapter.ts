import { defineAdapter } from '#feeds/row/feed-adapter.ts';
import { mapDataPlan } from './mapper.ts';
import { expected, readDataPlans } from './reader.ts';

/** Feeds that sellers publish for comparison sites: lists of the DataPlan of eSIMDB's Provider API. */
export const dataPlanAdapter = defineAdapter({ expected, feed: 'data-plan', read: readDataPlans, map: mapDataPlan });
