import { readFile } from 'node:fs/promises';
import { failure, success, type Result } from '#domain/kernel/result.ts';
import type { FeedSource, Secret } from './feed-source.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

/** The headers with their secrets, to be sent and not stored. A failure names what is missing and never a secret. */
export async function readHeaders(
  { headers }: FeedSource,
  environment: Environment,
): Promise<Result<Readonly<Record<string, string>>>> {
  const read: [string, string][] = [];
  for (const [header, secret] of Object.entries(headers)) {
    const value = await readSecret(secret, `The header ${header}`, environment);
    if (!value.ok) return value;
    read.push([header, value.value]);
  }
  return success(Object.fromEntries(read));
}

/** @param what names what the secret is for, for a failure */
export async function readSecret(
  { from, before }: Secret,
  what: string,
  environment: Environment,
): Promise<Result<string>> {
  const place = 'file' in from ? `the file ${from.file}` : `the environment variable ${from.environment}`;
  const secret = 'file' in from ? await readSecretFile(from.file) : environment[from.environment];
  const value = secret?.trim() ?? '';
  if (value === '') return failure(`${what} needs ${place}, which is missing or empty; set it.`);
  if (!/^[\x20-\x7e]+$/.test(value)) return failure(`${what}: ${place} holds more than one line of plain letters.`);
  return success(`${before}${value}`);
}

async function readSecretFile(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8');
  } catch {
    return undefined;
  }
}
