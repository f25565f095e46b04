import { readFile } from 'node:fs/promises';
import type { FoundFile } from './list-files.ts';
import type { ServedFile } from './served-file.ts';

/** Files of `DATA_DIR/public` by their path on the site, and what is wrong with the others, one sentence each. */
export interface PublicFiles {
  readonly files: ReadonlyMap<string, ServedFile>;
  readonly problems: readonly string[];
}

/** No SVG: it may carry scripts. */
const types: Readonly<Record<string, string>> = {
  txt: 'text/plain; charset=utf-8',
  html: 'text/html; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
  json: 'application/json; charset=utf-8',
  pdf: 'application/pdf',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  ico: 'image/x-icon',
};

/** Files of `.well-known` that have no ending by their standard. */
const withoutEnding: Readonly<Record<string, string>> = { 'apple-app-site-association': 'application/json' };

/** What the site answers itself. A test compares it with the server's routes. */
export const ownAddresses: ReadonlySet<string> = new Set([
  '/.well-known/security.txt',
  '/apple-touch-icon.png',
  '/favicon.ico',
  '/favicon.svg',
  '/icon-192.png',
  '/icon-512.png',
  '/icon-maskable-512.png',
  '/manifest.webmanifest',
  '/robots.txt',
  '/sitemap.xml',
  '/sw.js',
]);

const largestFile = 1_000_000;

const plainName = /^(?:\.well-known\/)?[a-z0-9][\w.-]*$/i;

/**
 * Reads the files that stand at the root of the site. Verifies nothing of their content: it is the operator's. What is
 * broken now stays as it was. @param before the last reading
 */
export async function readPublicFiles(found: readonly FoundFile[], before: PublicFiles['files']): Promise<PublicFiles> {
  const files = new Map<string, ServedFile>();
  const problems: string[] = [];
  for (const each of found) {
    const address = `/${each.path}`;
    const type = typeOf(each.path);
    const fault = faultOf(each, type);
    const body = fault === null ? await readFile(each.file).catch(() => null) : null;
    if (body !== null && type !== null) {
      files.set(address, { type, body });
      continue;
    }
    const last = before.get(address);
    if (last !== undefined) files.set(address, last);
    problems.push(describeProblem(each.path, fault ?? 'cannot be read', last !== undefined));
  }
  return { files, problems };
}

function describeProblem(path: string, fault: string, isServed: boolean): string {
  if (!isServed) return `public/${path} is not shown: it ${fault}.`;
  return `public/${path} ${fault}; its last good version stays until the site restarts.`;
}

function typeOf(path: string): string | null {
  const name = path.replace('.well-known/', '');
  const ending = /\.([a-z]+)$/i.exec(name)?.[1]?.toLowerCase();
  if (ending !== undefined) return types[ending] ?? null;
  return name === path ? null : (withoutEnding[name] ?? 'text/plain; charset=utf-8');
}

/** The rest of a sentence. */
function faultOf({ path, size }: FoundFile, type: string | null): string | null {
  if (ownAddresses.has(`/${path}`)) return 'would stand where the site answers itself';
  if (!plainName.test(path))
    return 'must stand in public or in public/.well-known, with plain letters, digits, ".", "-" and "_" in its name';
  if (type === null)
    return `must have a name that ends in ${Object.keys(types)
      .map((end) => `.${end}`)
      .join(', ')}`;
  return size > largestFile ? 'is larger than 1 MB' : null;
}
