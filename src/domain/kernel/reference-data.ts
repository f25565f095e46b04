/** A value as a JSON module types it: codes are not branded, and every word is a string. */
export type AsWritten<Value> = Value extends string
  ? string
  : Value extends object
    ? { readonly [Name in keyof Value]: AsWritten<Value[Name]> }
    : Value;

/**
 * Reference data (`data/*.json`, and its codes that stand in the code) with the types of its codes and words. The
 * compiler compares the fields with the file; `src/runtime/reference-data/` parses every value by schema before a server
 * or a command starts, so that browsers load no schema. The two files that browsers get are asserted where they are
 * imported: there a module for it would cost more than it says.
 */
export function referenceData<Value>(written: AsWritten<Value>): Value {
  return written as Value;
}
