interface NewerFunction {
  /** Absent: a method of instances, which is recognised by its name alone. */
  readonly object?: string;
  readonly property: string;
}

/**
 * What the oldest browsers that pages work in (Safari 16.4, Chrome 111, Firefox 115) do not all have, by
 * https://github.com/mdn/browser-compat-data. The linter refuses it in code that runs in browsers, and
 * `tests/e2e/older-browsers.spec.ts` takes it away.
 */
export const newerFunctions: readonly NewerFunction[] = [
  ...of('Promise', ['withResolvers', 'try']),
  ...of('Map', ['groupBy']),
  ...of('Object', ['groupBy']),
  ...of('Array', ['fromAsync']),
  ...of('URL', ['canParse', 'parse']),
  ...of('AbortSignal', ['any']),
  ...of('RegExp', ['escape']),
  ...of('Response', ['json']),
  ...of('Iterator', ['from', 'concat', 'zip']),
  ...of('Intl', ['Segmenter', 'DurationFormat']),
  ...of('Math', ['f16round', 'sumPrecise']),
  ...of('Error', ['isError']),
  ...of('Uint8Array', ['fromBase64', 'fromHex']),
  ...['union', 'intersection', 'difference', 'symmetricDifference'].map(method),
  ...['isSubsetOf', 'isSupersetOf', 'isDisjointFrom'].map(method),
  ...['isWellFormed', 'toWellFormed', 'getOrInsert', 'getOrInsertComputed', 'toBase64', 'toHex'].map(method),
  ...['checkVisibility', 'moveBefore', 'setHTML', 'getHTML', 'requestClose', 'togglePopover'].map(method),
];

/** Constructors and objects of the same kind. */
export const newerGlobals = ['Iterator', 'Temporal', 'URLPattern', 'CloseWatcher', 'scheduler', 'cookieStore'] as const;

function of(object: string, properties: readonly string[]): readonly NewerFunction[] {
  return properties.map((property) => ({ object, property }));
}

function method(property: string): NewerFunction {
  return { property };
}
