import { readFile, stat } from 'node:fs/promises';
import { failure, type Result } from '#domain/kernel/result.ts';
import { largestLogoFile, makeProviderLogo, type ProviderLogo } from '#pictures/provider-logo.ts';

export async function readLogoFile(path: string): Promise<Result<ProviderLogo>> {
  const facts = await stat(path).catch(() => null);
  if (facts === null || !facts.isFile()) return failure(`The file ${path} cannot be read.`);
  // One more than is read tells that it is too large.
  if (facts.size > largestLogoFile) return makeProviderLogo(new Uint8Array(largestLogoFile + 1));
  return makeProviderLogo(await readFile(path));
}
