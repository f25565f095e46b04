import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { OwnSettings } from '#runtime/settings/backup-settings.ts';
import { writeSettings } from '#runtime/settings/settings-text.ts';
import { listFiles } from '#runtime/site-files/list-files.ts';
import type { ArchiveFile } from './check-archive.ts';
import { readArchive, readBytes } from './read-archive.ts';
import type { ArchiveWriter } from './write-archive.ts';

/** Folders of the operator in the data directory. */
const folders = ['brand', 'content', 'public', 'badges'];
const feedList = 'feeds.json';
const settingsText = 'settings.env';

/** The site serves none that is larger. */
const mostBytes = 20_000_000;

export interface RestoredOwnFiles {
  /** Files that are in place now, or were already. */
  readonly inPlace: number;
  /** Folder of those whose place has another file or is not known; null: none. */
  readonly aside: string | null;
}

/** Adds the operator's files. @returns names of secret settings, and files that were left out */
export async function addOwnFiles(
  archive: ArchiveWriter,
  dataDir: string,
  { feedList: list, settings, secrets }: OwnSettings,
): Promise<readonly string[]> {
  const leftOut = [...secrets];
  const add = async (name: string, bytes: Uint8Array | null): Promise<void> => {
    if (bytes === null) leftOut.push(name);
    else await archive.addBytes(`own/${name}`, bytes);
  };
  for (const folder of folders) {
    const found = await listFiles(join(dataDir, folder));
    if (!found.ok) leftOut.push(folder);
    for (const { path, file, size } of found.ok ? found.value : [])
      await add(`${folder}/${path}`, size > mostBytes ? null : await readFile(file).catch(() => null));
  }
  if (list !== null) await add(feedList, withoutSecrets(await readFile(list, 'utf8').catch(() => '')));
  const written = writeSettings('', settings);
  await add(settingsText, written.ok ? Buffer.from(written.value) : null);
  return leftOut;
}

const secretName = /pass|pwd|secret|token|api.?key|access|auth|credential|^key$|^sig/i;
/** Where the answer to a log-in has its token: no secret, and without it a restored feed does not log in. */
const tokenPath = /^(?:[a-z]+\.)*(?:access|id|auth)?_?token$/i;
const hidden = 'not-in-the-backup';

/** Secrets belong into the environment or files; some are in addresses and log-ins all the same. Null: not JSON. */
function withoutSecrets(list: string): Buffer | null {
  try {
    const hide = (name: string, value: unknown): unknown => {
      if (typeof value !== 'string' || tokenPath.test(value)) return value;
      return secretName.test(name) ? hidden : hideInAddress(value);
    };
    return Buffer.from(`${JSON.stringify(JSON.parse(list.replace(/^\uFEFF/, ''), hide), null, 2)}\n`);
  } catch {
    return null;
  }
}

function hideInAddress(value: string): string {
  const url = /^https?:/i.test(value) ? URL.parse(value) : null;
  const names = [...(url?.searchParams.keys() ?? [])].filter((name) => secretName.test(name));
  if (url === null || (names.length === 0 && `${url.username}${url.password}` === '')) return value;
  for (const name of names) url.searchParams.set(name, hidden);
  return Object.assign(url, { username: '', password: '' }).href;
}

/**
 * Puts the operator's files of a backup back, never over another file: those go to `restored-files` in the data
 * directory, as the settings do. Throws disk errors.
 */
export async function restoreOwnFiles(
  { path, keys }: ArchiveFile,
  { dataDir, feedList: list }: { readonly dataDir: string; readonly feedList: string | null },
): Promise<RestoredOwnFiles> {
  const aside = join(dataDir, 'restored-files');
  let [inPlace, apart] = [0, 0];
  for await (const { name, content } of readArchive(path, keys)) {
    const bytes = await readBytes(content);
    const own = findOwnName(name);
    if (own === null) continue;
    const place = { [settingsText]: null, [feedList]: list }[own] ?? (own.includes('/') ? join(dataDir, own) : null);
    const isFree = place !== null && (!existsSync(place) || bytes.equals(await readFile(place)));
    const target = isFree ? place : join(aside, own);
    await mkdir(dirname(target), { recursive: true, mode: 0o700 });
    await writeFile(target, bytes, { mode: own.includes('/') ? 0o644 : 0o600 });
    if (isFree) inPlace += 1;
    else apart += 1;
  }
  return { inPlace, aside: apart === 0 ? null : aside };
}

/** Null: another file, or one that would leave its folder. */
function findOwnName(name: string): string | null {
  const [root, ...parts] = name.split(/[/\\]/);
  const isPlain = root === 'own' && parts.length > 0 && parts.every((part) => !['', '.', '..'].includes(part));
  const isKnown =
    parts.length > 1 ? folders.includes(parts[0] ?? '') : [feedList, settingsText].includes(parts[0] ?? '');
  return isPlain && isKnown ? parts.join('/') : null;
}
