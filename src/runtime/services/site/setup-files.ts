import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { dirname, join, resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { z } from 'zod';
import { feedNetwork } from '#feeds/sources/feed-network.ts';
import { parseFeedSources } from '#feeds/sources/read-feed-sources.ts';
import { failure, success, type Result } from '#domain/kernel/result.ts';
import { installationFolder, readSettingsText, settingsFile } from '#runtime/settings/environment.ts';
import { writeSettings } from '#runtime/settings/settings-text.ts';
import { describeWriteError } from '#runtime/backup/describe-write-error.ts';
import { replaceFile } from './replace-file.ts';

/** An entry of the file of feeds, as far as the first one needs. */
export interface FirstFeed {
  readonly name: string;
  readonly format: string;
  /** An address or the absolute path of a file. */
  readonly place: string;
}

/** A file that is to be written, and what it says. */
export interface PlannedFile {
  readonly path: string;
  readonly text: string;
  /** Whether there is one already, which is changed. */
  readonly exists: boolean;
}

/** Where the settings of this site are, or would be. */
export function findSettingsFile(): string {
  return settingsFile() ?? join(installationFolder, '.env');
}

/** What the file says now, by setting; empty: there is none. */
export function readSettingsFile(path: string): Readonly<Record<string, string | undefined>> {
  return existsSync(path) ? parseEnv(readSettingsText(path)) : {};
}

export function planSettings(path: string, values: Readonly<Record<string, string>>): Result<PlannedFile> {
  const exists = existsSync(path);
  const text = writeSettings(exists ? readSettingsText(path) : '', values);
  return text.ok ? success({ path, text: text.value, exists }) : text;
}

/**
 * The file of feeds with this one in it, in place of one of the same name. The failure says what is wrong with it.
 * @param networks of FEED_NETWORKS
 */
export function planFeeds(path: string, feed: FirstFeed, networks: readonly string[]): Result<PlannedFile> {
  const exists = existsSync(path);
  const present = exists ? readSources(path, networks) : success([]);
  if (!present.ok) return present;
  const others = present.value.filter((each) => Object(each).name !== feed.name);
  const text = `${JSON.stringify({ sources: [...others, { ...feed, everyHours: 24 }] }, null, 2)}\n`;
  const parsed = parseFeedSources(text, path, feedNetwork(networks));
  return parsed.ok ? success({ path, text, exists }) : failure(parsed.reason.join(' '));
}

/** Entries stay as the operator wrote them. */
const sourcesSchema = z.object({ sources: z.array(z.unknown()) });

function readSources(path: string, networks: readonly string[]): Result<readonly unknown[]> {
  const text = readFileSync(path, 'utf8');
  const parsed = parseFeedSources(text, path, feedNetwork(networks));
  if (!parsed.ok) return failure(parsed.reason.join(' '));
  return success(sourcesSchema.parse(JSON.parse(text.replace(/^\uFEFF/, ''))).sources);
}

/** Writes the files, each with `replaceFile`. */
export function writePlanned(files: readonly PlannedFile[]): Result<void> {
  for (const { path, text } of files) {
    try {
      mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
      replaceFile(path, text);
    } catch (error) {
      return describeWriteError(error, path);
    }
  }
  return success(undefined);
}

/**
 * A name for a feed from where it is: `nori` for `https://api.nori.example/plans` and `/srv/nori.csv`, `plans` for
 * `http://10.0.0.5/plans`.
 */
export function nameFeed(place: string): string {
  const { hostname, pathname } = URL.canParse(place) ? new URL(place) : { hostname: '', pathname: resolve(place) };
  const host = isIP(hostname) === 0 ? hostname.split('.').at(-2) : undefined;
  const file = pathname.split('/').at(-1)?.replace(/\..*$/, '');
  const name = (host ?? file ?? '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  return name === '' ? 'first' : name;
}
