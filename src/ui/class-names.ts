/** Joins the class names that apply; what is undefined or false is left out. Undefined: none applies. */
export function classNames(...names: readonly (string | undefined | false)[]): string | undefined {
  let joined: string | undefined;
  for (const name of names) if (name) joined = joined === undefined ? name : `${joined} ${name}`;
  return joined;
}
