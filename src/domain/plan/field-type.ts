import type { IsAtLeast } from './field-rules.ts';
import type { Known } from './plan.ts';

interface Own {
  readonly kind: 'own';
}

interface YesOrNo {
  readonly kind: 'known';
}

/** A whole number, limits included. */
interface Whole {
  readonly kind: 'whole';
  readonly least: number;
  readonly most: number;
}

/** @property most characters */
interface Text {
  readonly kind: 'text';
  readonly most: number;
}

interface Choice<Value> {
  readonly kind: 'choice';
  readonly values: readonly Value[];
}

/** A word of a pattern, and other words that feeds have for one. */
interface Code {
  readonly kind: 'code';
  readonly pattern: RegExp;
  readonly aliases: Readonly<Record<string, string>>;
}

/** A field that is one value in the table of plans, in feeds and in the API. */
export type PlainType = YesOrNo | Whole | Text | Choice<string> | Code;

export type AnyType = PlainType | Own;

/** What a field of a type may be declared as; `own`: by code of its own. */
type TypeOf<Fact> =
  | Own
  | ([Fact] extends [Known] ? YesOrNo : never)
  | ([Fact] extends [number | null] ? Whole : never)
  | ([Fact] extends [string | null] ? (string extends Fact ? Text | Code : Choice<NonNullable<Fact>> | Code) : never);

/** Facts that lists encode together, because they repeat together. */
export type PoolName = 'amount' | 'limits' | 'features' | 'terms' | 'end';

/** Why dominance leaves a field out. */
interface Excuse {
  readonly excuse: string;
}

interface AnyField<Fact> {
  readonly type: TypeOf<Fact>;
  /** The value of a field that a feed does not mention; `stated`: every reader of a feed must say something. */
  readonly unknown: 'stated' | (Fact extends readonly unknown[] ? readonly [] : null);
  /** `stated`: unknown adds nothing to the fingerprint, so those from before the field existed stay valid. */
  readonly fingerprint: 'always' | 'stated' | 'own' | 'never';
  readonly facet: string | null;
  /** The line of a plan's details and of the comparison that says it; several fields may share one. */
  readonly label: string | null;
}

/** Lists hold the fact: itself, in a pool, or in a shape of their own. */
interface ListedField<Fact> extends AnyField<Fact> {
  readonly pool: PoolName | 'own';
  /** When a plan is at least as good as another; `own`: by code of its own. */
  readonly better: IsAtLeast<Fact> | 'own' | Excuse;
}

interface UnlistedField<Fact> extends AnyField<Fact> {
  readonly pool: null;
  readonly better: Excuse;
}

/** What the API says of a field. A yes or no may need no more than its name; code of its own describes an `own` type. */
type Described =
  | { readonly type: Own | YesOrNo; readonly about?: string }
  | { readonly type: Exclude<PlainType, YesOrNo>; readonly about: string };

export type PlanField<Fact> = (ListedField<Fact> | UnlistedField<Fact>) & Described;
