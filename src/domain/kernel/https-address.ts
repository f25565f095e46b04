const maxUrlLength = 2000;

/** True for an absolute https address without credentials. */
export function isHttpsUrl(text: string): boolean {
  if (text.length > maxUrlLength || !URL.canParse(text)) return false;
  const { protocol, username, hostname } = new URL(text);
  return protocol === 'https:' && username === '' && hostname !== '';
}
