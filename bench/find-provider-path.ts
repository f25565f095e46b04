/** Address of a provider's page at a destination, taken from the links of the destination's page. */
export async function findProviderPath(origin: string, destination: string): Promise<string> {
  const html = await (await fetch(origin + destination)).text();
  const [, path] = new RegExp(`href="(${destination}/[a-z0-9-]+)[?"]`).exec(html) ?? [];
  if (path === undefined) throw new Error(`${origin}${destination} links to no provider.`);
  return path;
}
