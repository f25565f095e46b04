/** Joins the class names that apply; what is undefined or false is left out. Undefined: none applies. */
export function classNames(...names: readonly (string | undefined | false)[]): string | undefined {
  return names.filter(Boolean).join(' ') || undefined;
}
