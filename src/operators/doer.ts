import type { Actor } from './audit-trail.ts';

/** Who does something, and when. */
export interface Doer extends Actor {
  readonly at: Date;
}
