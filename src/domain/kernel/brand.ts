declare const brand: unique symbol;

/**
 * A nominal type: only its parse function can create a value, so an unchecked string never passes for a checked one.
 */
export type Branded<Value, Name extends string> = Value & { readonly [brand]: Name };
