import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import type { IncomingHttpHeaders } from 'node:http';
import { request as send } from 'node:https';
import { buffer } from 'node:stream/consumers';
import { connect } from 'node:net';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '#tests/support/postgres.ts';
import { own, serverUser } from '#tests/support/server-user.ts';

export interface ProxiedAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** As it came over the wire. */
  readonly bytes: Buffer;
}

/** nginx with `deploy/nginx.conf`, in a folder and on ports of its own. */
export interface Nginx extends AsyncDisposable {
  /** Of the server with https, with a self-signed certificate. */
  readonly port: number;
  get(path: string, headers?: Readonly<Record<string, string>>): Promise<ProxiedAnswer>;
  /** All that it has written about requests and errors. */
  readLogs(): string;
}

/** @param program of nginx @param instances their addresses, two as in the file */
export async function startNginx(program: string, instances: readonly [string, string]): Promise<Nginx> {
  const user = serverUser();
  const folder = mkdtempSync(join(tmpdir(), 'roamchart-nginx-'));
  const [plain, port] = [await freePort(), await freePort()];
  signCertificate(folder);
  writeFileSync(join(folder, 'site.conf'), siteConfiguration(folder, { plain, port, instances }));
  writeFileSync(join(folder, 'nginx.conf'), mainConfiguration(folder));
  for (const name of ['', ...readdirSync(folder)]) own(join(folder, name), user);
  const words = ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', join(folder, 'start.log')];
  const { status, stderr } = spawnSync(program, ['-t', ...words], { ...user, encoding: 'utf8' });
  if (status !== 0) throw new Error(`nginx refuses deploy/nginx.conf: ${stderr}`);
  const child = spawn(program, words, { ...user, stdio: 'ignore' });
  const exit = once(child, 'exit');
  await untilOpen(port);
  return {
    port,
    get: (path, headers = {}) => getOverTls(port, path, headers),
    readLogs: () =>
      ['access.log', 'error.log', 'start.log', 'all.log', 'all-errors.log']
        .map((name) => readFileSync(join(folder, name), 'utf8'))
        .join(''),
    [Symbol.asyncDispose]: async () => {
      child.kill('SIGTERM');
      await exit;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function getOverTls(
  port: number,
  path: string,
  headers: Readonly<Record<string, string>>,
): Promise<ProxiedAnswer> {
  const request = send({ host: '127.0.0.1', port, path, headers, rejectUnauthorized: false }).end();
  const [response] = await once(request, 'response');
  return { status: response.statusCode, headers: response.headers, bytes: await buffer(response) };
}

function signCertificate(folder: string): void {
  const files = ['-keyout', join(folder, 'key.pem'), '-out', join(folder, 'certificate.pem')];
  const words = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-subj', '/CN=test'];
  execFileSync('openssl', [...words, ...files], { stdio: 'ignore' });
}

/** The file as it is shipped, with what an operator changes, and paths of a test. */
function siteConfiguration(
  folder: string,
  { plain, port, instances }: { readonly plain: number; readonly port: number; readonly instances: readonly string[] },
): string {
  const changes: readonly (readonly [string, string])[] = [
    ['127.0.0.1:3000', new URL(instances[0] ?? '').host],
    ['127.0.0.1:3001', new URL(instances[1] ?? '').host],
    ['listen 80;', `listen 127.0.0.1:${plain};`],
    ['listen [::]:80;', ''],
    ['listen 443 ', `listen 127.0.0.1:${port} `],
    ['listen [::]:443 ssl http2;', ''],
    ['/etc/letsencrypt/live/esim.example/fullchain.pem', join(folder, 'certificate.pem')],
    ['/etc/letsencrypt/live/esim.example/privkey.pem', join(folder, 'key.pem')],
    // Tests ask faster than any visitor.
    ['rate=20r/s', 'rate=1000r/s'],
    ['/var/cache/roamchart', join(folder, 'cache')],
    ['/var/log/nginx/roamchart.log', join(folder, 'access.log')],
    ['/var/log/nginx/roamchart-error.log', join(folder, 'error.log')],
  ];
  return changes.reduce(
    (text, [shipped, own]) => {
      if (!text.includes(shipped)) throw new Error(`deploy/nginx.conf no longer has "${shipped}".`);
      return text.replaceAll(shipped, own);
    },
    readFileSync('deploy/nginx.conf', 'utf8'),
  );
}

/** What Debian's own file has around it. */
function mainConfiguration(folder: string): string {
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return [
    'daemon off;',
    `pid ${join(folder, 'nginx.pid')};`,
    'events {}',
    'http {',
    `access_log ${join(folder, 'all.log')};`,
    `error_log ${join(folder, 'all-errors.log')};`,
    ...places.map((name) => `${name}_temp_path ${join(folder, name)};`),
    `include ${join(folder, 'site.conf')};`,
    '}',
  ].join('\n');
}

async function untilOpen(port: number): Promise<void> {
  for (;;) {
    const socket = connect(port, '127.0.0.1');
    const isOpen = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (isOpen) return;
    await pause(20);
  }
}
