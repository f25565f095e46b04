/** Joins class names, skipping undefined and false. Undefined: none. */
export function classNames(...names: readonly (string | undefined | false)[]): string | undefined {
  let joined: string | undefined;
  for (const name of names) if (name) joined = joined === undefined ? name : `${joined} ${name}`;
  return joined;
}
