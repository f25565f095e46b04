import { existsSync } from 'node:fs';
import type { Queries } from '#database/schema.ts';
import { isLocalHost } from '#domain/site/proxy-faults.ts';
import { freeBytes } from '#runtime/backup/backup-folder.ts';
import type { Config } from '#runtime/settings/config.ts';
import {
  findExposed,
  findWorldReadable,
  type ExposedPath,
  type OperatorFiles,
  type PrivateSettings,
} from '#runtime/services/site/private-files.ts';
import { prepareDataDir } from '#runtime/settings/prepare-data-dir.ts';
import { fine, problem, warning, type Finding } from './finding.ts';

const neededNode = 26;

/** @param version `v26.10.0` */
export function checkNode(version: string): Finding {
  const major = Number(/^v(\d+)/.exec(version)?.[1] ?? 0);
  if (major >= neededNode) return fine('node', `This program runs on Node ${version}.`);
  return problem('node', `Node ${version} is too old.`, `Run "npm ci", which installs Node ${neededNode}.`);
}

export function checkDataFolder(dataDir: string): Finding {
  const prepared = prepareDataDir(dataDir);
  return prepared.ok ? fine('data-folder', `${dataDir} can be written to.`) : problem('data-folder', prepared.reason);
}

/**
 * Whether others on the machine can read the database, backups, their key, screenshots and feeds.
 * @param operatorFiles settings and the list of feeds, whose group is the operator's choice
 */
export function checkPrivateFiles(settings: PrivateSettings, operatorFiles: OperatorFiles): readonly Finding[] {
  const exposed = findExposed(settings);
  const readable = findWorldReadable(operatorFiles);
  if (exposed.length + readable.length === 0)
    return [fine('permissions', 'No other user of this machine can read what is private.')];
  const mine = 'Start the site as their owner, which corrects this, or run "chmod go=" on them.';
  return [
    ...(exposed.length > 0 ? [warnOfReaders('Other users', exposed, mine)] : []),
    ...(readable.length > 0 ? [warnOfReaders('All users', readable, 'Run "chmod o=" on what holds passwords.')] : []),
  ];
}

function warnOfReaders(who: string, paths: readonly ExposedPath[], advice: string): Finding {
  const named = paths.map(({ path, mode }) => `${path} (${mode})`).join(', ');
  return warning('permissions', `${who} of this machine may read ${named}.`, advice);
}

const leastFree = 200_000_000;
const calmFree = 2_000_000_000;

/** @param free bytes; default: free space on the folder's disk */
export async function checkDisk(dataDir: string, free?: number): Promise<Finding> {
  if (!existsSync(dataDir)) return problem('disk', `There is no folder ${dataDir}.`, 'Correct DATA_DIR.');
  const bytes = free ?? (await freeBytes(dataDir));
  const says = `${Math.floor(bytes / 1e6).toLocaleString('en')} MB are free on the disk of ${dataDir}.`;
  const advice = 'Make room: remove old backups and feed files, or move DATA_DIR to a larger disk.';
  if (bytes < leastFree) return problem('disk', says, advice);
  return bytes < calmFree ? warning('disk', says, advice) : fine('disk', says);
}

/** Wrong public address or proxy settings, which visitors, search engines and rate limits would notice. */
export function checkProxies({ host, site, visitors }: Pick<Config, 'host' | 'site' | 'visitors'>): readonly Finding[] {
  const { trusted } = visitors.proxy;
  const { protocol, hostname } = new URL(site.origin);
  const findings: Finding[] = [];
  const everyone = trusted.find((network) => network.endsWith('/0'));
  if (everyone !== undefined)
    findings.push(
      problem(
        'proxies',
        `TRUSTED_PROXIES trusts everyone (${everyone}), so anyone can fake an address.`,
        'Name only the addresses of your proxies.',
      ),
    );
  if (isLocalHost(hostname))
    findings.push(
      warning(
        'proxies',
        `SITE_ORIGIN is ${site.origin}, which nobody else can visit.`,
        'Set it to the public address: links, mails and the bot check are made from it.',
      ),
    );
  else if (protocol === 'http:')
    findings.push(
      warning(
        'proxies',
        `SITE_ORIGIN is ${site.origin}, without encryption.`,
        'Put an https proxy in front, and use https in SITE_ORIGIN.',
      ),
    );
  if (protocol === 'https:' && trusted.length === 0)
    findings.push(
      problem(
        'proxies',
        'TRUSTED_PROXIES is none, though SITE_ORIGIN is https, which only a proxy can speak: all visitors count as one client, and plain HTTP is not redirected.',
        'Name the proxy in TRUSTED_PROXIES.',
      ),
    );
  else if (!isLocalHost(host) && trusted.every((network) => isLocalHost(network)))
    findings.push(
      warning(
        'proxies',
        `The site listens on ${host}, and trusts only proxies on this machine.`,
        'If there is a proxy, name it in TRUSTED_PROXIES, or all its visitors count as one client. If there is none, listen on 127.0.0.1.',
      ),
    );
  return findings.length > 0
    ? findings
    : [fine('proxies', `The site is at ${site.origin}; trusted proxies: ${trusted.join(', ') || 'nobody'}.`)];
}

/** What the running site has seen of the proxy; null: nothing wrong since its start. */
export async function checkForwarding(queries: Queries): Promise<Finding | null> {
  const seen = await queries.selectFrom('failed_job').selectAll().where('job', '=', 'proxy').executeTakeFirst();
  if (seen === undefined) return null;
  return warning(
    'proxies',
    `${seen.problem} Seen at ${seen.failed_at}.`,
    'Compare the proxy with deploy/nginx.conf, and TRUSTED_PROXIES with its address.',
  );
}

/** Whether the site is public; the checks of public sites do not apply on a developer's machine. */
export function isPublic({ origin }: Config['site']): boolean {
  return !isLocalHost(new URL(origin).hostname);
}

/** Whether the operator is named: many countries require an imprint. */
export function checkOperator(site: Config['site']): Finding {
  const missing = [
    ...(site.operatorName === null ? ['OPERATOR_NAME'] : []),
    ...(site.contactEmail === null ? ['CONTACT_EMAIL'] : []),
  ];
  if (missing.length === 0) return fine('operator', 'Visitors can see who runs the site and how to reach them.');
  if (!isPublic(site)) return fine('operator', 'The site is not public, so it need not say who runs it.');
  return warning(
    'operator',
    `${missing.join(' and ')} ${missing.length === 1 ? 'is' : 'are'} not set: visitors cannot see who runs the site or how to reach them.`,
    'Set what is missing; the about, contact, privacy and terms pages show it.',
  );
}
