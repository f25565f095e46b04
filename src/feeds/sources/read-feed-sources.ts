import { faultCode } from '#download/send-guarded.ts';
import { readFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import type { z } from 'zod';
import { failure, success, type Result } from '#domain/kernel/result.ts';
import type { DownloadRule } from '#download/check-target.ts';
import { isAddress, type ApiRequest, type FeedSource, type Secret } from './feed-source.ts';
import { entryKeys, entrySchema, type FeedSourceEntry } from './feed-source-schema.ts';

/** Reads the operator's file of feeds. The failure lists every problem at once, one sentence each, naming the entry. */
export async function readFeedSources(
  path: string,
  rule: DownloadRule = {},
): Promise<Result<readonly FeedSource[], readonly string[]>> {
  let text: string;
  try {
    text = await readFile(path, 'utf8');
  } catch (error) {
    return failure([
      `The file of feeds ${path} cannot be read (${faultCode(error)}); correct FEED_SOURCES or the file’s permissions.`,
    ]);
  }
  return parseFeedSources(text, path, rule);
}

/**
 * @param path of the file: relative paths are resolved against its folder
 * @param rule for addresses; default: https only
 */
export function parseFeedSources(
  text: string,
  path: string,
  rule: DownloadRule = {},
): Result<readonly FeedSource[], readonly string[]> {
  const given = parseJson(text);
  const entries = typeof given === 'object' && given !== null && 'sources' in given ? given.sources : null;
  if (!Array.isArray(entries))
    return failure([`The file of feeds ${path} must be JSON of the form {"sources": [{"name": …}, …]}; correct it.`]);
  const checked = entries.map((entry: unknown, index) => checkEntry(entry, index, rule));
  const sources = checked.flatMap((each) => (each.ok ? [toSource(each.value, dirname(path))] : []));
  const problems = [...checked.flatMap((each) => (each.ok ? [] : each.reason)), ...describeRepeats(sources)];
  return problems.length === 0 ? success(sources) : failure(problems);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return null;
  }
}

function checkEntry(entry: unknown, index: number, rule: DownloadRule): Result<FeedSourceEntry, readonly string[]> {
  const parsed = entrySchema(rule).safeParse(entry);
  if (parsed.success) return success(parsed.data);
  const name = typeof entry === 'object' && entry !== null && 'name' in entry ? entry.name : null;
  const label = typeof name === 'string' && name !== '' ? `"${name.slice(0, 60)}"` : `number ${index + 1}`;
  return failure(parsed.error.issues.flatMap((issue) => describeIssue(issue, label, entry)));
}

function describeIssue(issue: z.core.$ZodIssue, label: string, entry: unknown): readonly string[] {
  const field = issue.path.map(String).join('.');
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => {
      const known = issue.path.length === 0 ? `; an entry may have ${entryKeys.join(', ')}` : '';
      return `Feed ${label}: ${field === '' ? '' : `${field}.`}${key.slice(0, 60)} is not known${known}.`;
    });
  if (issue.code === 'invalid_key')
    return [`Feed ${label}: ${field} ${issue.issues.map(({ message }) => message).join(' and ')}.`];
  if (issue.path.length === 0 && issue.code === 'invalid_type') return [`Feed ${label} must be an object.`];
  const isMissing = issue.path.length === 1 && !Object.hasOwn(Object(entry), issue.path[0] ?? '');
  const problem = isMissing
    ? `is missing and ${issue.message.replace(/^Invalid input.*/, 'must be a text')}`
    : issue.message;
  return [`Feed ${label}${field === '' ? '' : `: ${field}`} ${problem}.`];
}

function describeRepeats(sources: readonly FeedSource[]): readonly string[] {
  const groups = Map.groupBy(sources, ({ name }) => name);
  return [...groups].flatMap(([name, { length }]) =>
    length === 1 ? [] : [`Feed "${name}" is in the file ${length} times; give each feed its own name.`],
  );
}

function toSource(entry: FeedSourceEntry, folder: string): FeedSource {
  const { name, format, place, partial, everyHours = 24, dailyAt } = entry;
  const [hours = 0, minutes = 0] = (dailyAt ?? '').split(':').map(Number);
  return {
    name,
    format,
    place: isAddress(place) ? place : resolve(folder, place),
    provider: entry.provider ?? null,
    offerUrl: entry.offerUrl ?? null,
    currency: entry.currency ?? null,
    markUp: entry.markUp ?? null,
    places: entry.places,
    mapping: entry.mapping ?? null,
    partial,
    schedule:
      dailyAt === undefined ? { kind: 'every', hours: everyHours } : { kind: 'daily', minute: hours * 60 + minutes },
    headers: Object.fromEntries(
      Object.entries(entry.headers).map(([header, secret]) => [header, toSecret(secret, folder)]),
    ),
    api: toApi(entry, folder),
    maxBytes: entry.maxMegabytes * 1_000_000,
    timeoutMs: entry.timeoutSeconds * 1000,
  };
}

function toApi({ post, paging, login, requestsPerMinute }: FeedSourceEntry, folder: string): ApiRequest | null {
  if ((post ?? paging ?? login ?? requestsPerMinute) === undefined) return null;
  return {
    post: post ?? null,
    paging: toPaging(paging),
    login: login === undefined ? null : toLogin(login, folder),
    requestsPerMinute: requestsPerMinute ?? null,
  };
}

function toPaging(paging: FeedSourceEntry['paging']): ApiRequest['paging'] {
  if (paging?.by === 'page') return { ...paging, last: paging.last ?? null };
  if (paging?.by === 'offset') return { ...paging, total: paging.total ?? null };
  return paging ?? null;
}

function toLogin(
  { url, form, json, token }: NonNullable<FeedSourceEntry['login']>,
  folder: string,
): ApiRequest['login'] {
  const fields = Object.entries(form ?? json ?? {}).map(
    ([field, value]) => [field, typeof value === 'string' ? value : toSecret(value, folder)] as const,
  );
  return { url, as: form === undefined ? 'json' : 'form', fields: Object.fromEntries(fields), token };
}

function toSecret({ environment, file, before }: FeedSourceEntry['headers'][string], folder: string): Secret {
  return { from: environment === undefined ? { file: resolve(folder, file ?? '') } : { environment }, before };
}
