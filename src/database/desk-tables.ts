import type { Generated } from 'kysely';

/** Somebody who may sign in at the desk, or might once. */
export interface DeskPersonTable {
  id: Generated<number>;
  /** As operators write it; unique whatever its capitals, and never used again. */
  name: string;
  role: DeskRole;
  /** JSON of what this person has chosen for the desk. */
  choices: Generated<string>;
  added_at: string;
  /** Null: may sign in. */
  removed_at: string | null;
}

export type DeskRole = 'moderator' | 'owner';

export interface DeskKeyTable {
  /** Credential id, base64url. */
  id: string;
  person_id: number;
  /** "Laptop": its owner's words. */
  name: string;
  /** COSE. */
  public_key: Uint8Array;
  counter: number;
  /** Separated by spaces. */
  transports: string;
  /** The host name that it was made for: it answers no other one. */
  relying_party: string;
  added_at: string;
  last_used_at: string | null;
  revoked_at: string | null;
}

/** A one-time link to a first key, hashed. A person has at most one. */
export interface DeskInviteTable {
  person_id: number;
  token_hash: string;
  made_at: string;
  expires_at: string;
}

/** A sign-in, by the hash of its cookie. */
export interface DeskSessionTable {
  token_hash: string;
  person_id: number;
  key_id: string;
  begun_at: string;
  /** Last request. */
  seen_at: string;
  /** Last time the key was asked for. */
  touched_at: string;
  ends_at: string;
  /** "Firefox on Linux". */
  place: string;
}

/** A challenge that waits for its answer, hashed; answered once. */
export interface DeskChallengeTable {
  challenge_hash: string;
  purpose: 'sign-in' | 'touch' | 'new-key';
  /** Of the session or invitation that asked; '': a sign-in. */
  asked_by: string;
  expires_at: string;
}

/** Who reads an item now, so that two people do not decide at once. */
export interface DeskClaimTable {
  /** "review:ID". */
  item: string;
  person_id: number;
  claimed_at: string;
  expires_at: string;
}

/** What operators, desk and commands did, and what was refused; append-only, in the order of the ids. */
export interface AuditEventTable {
  id: Generated<number>;
  at: string;
  /** A person of the desk, or who ran the command; '': the site or a visitor. */
  operator: string;
  via: AuditVia;
  kind: AuditKind;
  /** "approve", "pin": what it is called by its command. */
  action: string;
  /** Id of the item within its kind. */
  subject: string;
  /** Never a visitor's words. */
  before: string | null;
  after: string | null;
  /** Code of the reason. */
  reason: string | null;
  /** An operator's own words, for operators. */
  note: string | null;
  /** The due decision that it tells of; null: it took effect at once. */
  decision_id: number | null;
}

export type AuditVia = 'desk' | 'shell' | 'site' | 'visitor';
export type AuditKind =
  | 'review'
  | 'review-report'
  | 'report'
  | 'correction'
  | 'feed'
  | 'rates'
  | 'plan'
  | 'provider'
  | 'person'
  | 'sign-in'
  | 'visitor-data'
  | 'secret';

/** A decision that takes effect later, once, unless it is taken back. An item has at most one that waits. */
export interface DueDecisionTable {
  id: Generated<number>;
  made_at: string;
  /** Not before. */
  due_at: string;
  operator: string;
  via: AuditVia;
  kind: AuditKind;
  action: string;
  subject: string;
  /** JSON; positions and counts, never a visitor's words. */
  parameters: string;
  /** What it was decided on: changes with the item. */
  seen: string;
  state: 'waiting' | 'done' | 'taken-back' | 'refused';
  ended_at: string | null;
  /** Why it was refused, for the operator who decided. */
  refusal: string | null;
}

/** Something to look at in a review, found when it was submitted. */
export interface ReviewFlagTable {
  review_id: string;
  /** Order of discovery. */
  position: number;
  kind: 'qr-code' | 'link' | 'phone' | 'email' | 'digits' | 'same-text' | 'same-author' | 'burst';
  /** In the text, in UTF-16 units; of a picture its position; null: of the whole review. */
  begins: number | null;
  ends: number | null;
  /** The other review; null: none. */
  other_id: string | null;
}

/** Pictures that somebody opened, by person: a review is published when each was opened or left out. */
export interface ReviewImageOpenedTable {
  review_id: string;
  public_id: string;
  operator: string;
  at: string;
}
