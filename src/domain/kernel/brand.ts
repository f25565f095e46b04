declare const brand: unique symbol;

/** A value that only a parse function can make, so that an unchecked string never passes for a checked one. */
export type Branded<Value, Name extends string> = Value & { readonly [brand]: Name };
