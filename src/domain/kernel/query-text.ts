/** Parameters as the query of an address, with its `?`; an empty text: none. Older browsers do not know their `size`. */
export function queryText(parameters: URLSearchParams): string {
  const text = parameters.toString();
  return text === '' ? '' : `?${text}`;
}
