/**
 * The outcome of a parse or a rule: a value, or the reason why there is none. Expected errors are values, never
 * exceptions. Unless a docstring says otherwise, a reason is one plain English sentence for the operator.
 */
export type Result<Value, Reason = string> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly reason: Reason };

export function success<Value>(value: Value): { readonly ok: true; readonly value: Value } {
  return { ok: true, value };
}

export function failure<Reason>(reason: Reason): { readonly ok: false; readonly reason: Reason } {
  return { ok: false, reason };
}
