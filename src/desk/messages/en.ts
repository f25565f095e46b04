import { audit } from './en/audit.ts';
import { entrance } from './en/entrance.ts';
import { feeds } from './en/feeds.ts';
import { frame } from './en/frame.ts';
import { prices } from './en/prices.ts';
import { plans } from './en/plans.ts';
import { people } from './en/people.ts';
import { providers } from './en/providers.ts';
import { reviews } from './en/reviews.ts';
import { reviewReports } from './en/review-reports.ts';
import { shared } from './en/shared.ts';
import { site } from './en/site.ts';
import { today } from './en/today.ts';

/** Every text of the desk, by area. Another language is another folder of the same shape. */
export const texts = {
  audit,
  entrance,
  feeds,
  frame,
  people,
  plans,
  prices,
  providers,
  reviewReports,
  reviews,
  shared,
  site,
  today,
};
