import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { settingNames } from '#runtime/settings/config.ts';
import { findProgram } from '#tools/find-program.ts';
import { serverLimits } from '#server/http/server-limits.ts';

const read = (name: string): string => readFileSync(`deploy/${name}`, 'utf8');
const nginx = read('nginx.conf');

/** Settings of the services beside the site. */
const others = ['NODE_ENV', 'POSTGRES_USER', 'POSTGRES_DB', 'POSTGRES_PASSWORD'];

describe('the examples for servers', () => {
  it('name only settings that there are', () => {
    const named = [
      ...[...read('compose.yaml').matchAll(/^ {6}([A-Z_]+):/gm)].map(([, name]) => name),
      ...[...read('Dockerfile').matchAll(/\b([A-Z_]+)=/g)].map(([, name]) => name),
      ...[...read('roamchart.service').matchAll(/^Environment=(.*)$/gm)].flatMap(([, list = '']) =>
        list.split(' ').map((each) => each.split('=')[0]),
      ),
    ];
    expect(named.length).toBeGreaterThan(8);
    expect(named.filter((name = '') => !settingNames.includes(name) && !others.includes(name))).toEqual([]);
  });

  it('take images of those who make the software alone', () => {
    const images = [
      ...[...read('compose.yaml').matchAll(/image: (.+)$/gm)].map(([, image]) => image),
      ...[...read('Dockerfile').matchAll(/^FROM (\S+)/gm)].map(([, image]) => image),
    ];
    expect(images).toEqual(['postgres:18', 'node:26-slim', 'debian:13-slim']);
  });

  it('make an image whose user may write to nothing but data and backups', () => {
    const image =
      read('Dockerfile')
        .split(/^FROM /m)
        .at(-1) ?? '';
    expect(image.match(/^[A-Z]+/gm)?.slice(-4)).toEqual(['USER', 'ENV', 'EXPOSE', 'CMD']);
    expect(image).toMatch(/useradd .*--uid 1000 roamchart/);
    expect(image).toMatch(/^USER roamchart$/m);
    expect(image.match(/chown .*/g)).toEqual(['chown roamchart:roamchart /var/lib/roamchart /var/backups/roamchart']);
  });

  it('make an image of files and scripts that there are', () => {
    const recipe = read('Dockerfile');
    const copied = /^COPY (package.json .*) \.\/$/m.exec(recipe)?.[1]?.split(' ') ?? [];
    // A program that gets signals itself, not through npm or a shell.
    const [, started = ''] = /^CMD \["node", "(.+)"\]$/m.exec(recipe) ?? [];
    const linked = [...recipe.matchAll(/ln -s \/srv\/roamchart\/(\S+)/g)].map(([, path]) => path ?? '');
    expect(linked).toHaveLength(2);
    expect([...copied, started, ...linked].filter((path) => !existsSync(path))).toEqual([]);
    expect(recipe).toContain('npm ci --omit=dev && rm -rf node_modules/node/node_modules');
  });

  it('let reviews with screenshots through, and close connections before the site does', () => {
    expect(nginx).toContain('client_max_body_size 21m;');
    const [, kept = ''] = /upstream [^}]*keepalive_timeout (\d+)s;/.exec(nginx) ?? [];
    expect(Number(kept) * 1000).toBeLessThan(serverLimits.silenceTimeout);
    expect(nginx).toMatch(/proxy_set_header X-Forwarded-For \$remote_addr;/);
  });

  it('end slow senders when the site would, wait for its slowest answer, and send no review twice', () => {
    const seconds = (name: string): number => Number(new RegExp(`^ {4}${name} (\\d+)s;`, 'm').exec(nginx)?.[1]);
    expect(seconds('client_header_timeout') * 1000).toBe(serverLimits.headersTimeout);
    expect(seconds('client_body_timeout') * 1000).toBe(serverLimits.requestTimeout);
    expect(seconds('proxy_read_timeout') * 1000).toBeGreaterThan(serverLimits.requestTimeout);
    expect(nginx).toContain('proxy_next_upstream error timeout;');
    expect(nginx).not.toContain('non_idempotent');
  });

  it('give a stopping site more time than it takes', () => {
    const [, service = ''] = /TimeoutStopSec=(\d+)/.exec(read('roamchart.service')) ?? [];
    const [, compose = ''] = /stop_grace_period: (\d+)s/.exec(read('compose.yaml')) ?? [];
    for (const seconds of [service, compose]) expect(Number(seconds) * 1000).toBeGreaterThan(serverLimits.drainTimeout);
  });

  const caddy = findProgram('Caddy');
  it.skipIf(!caddy.ok)('are read by Caddy', () => {
    const words = ['adapt', '--config', 'deploy/Caddyfile', '--validate'];
    expect(caddy.ok && spawnSync(caddy.value, words).status).toBe(0);
    expect(read('Caddyfile')).toContain('max_size 21MB');
  });

  it.skipIf(spawnSync('systemd-analyze', ['--version']).status !== 0)('are read by systemd', () => {
    const { stderr } = spawnSync('systemd-analyze', ['verify', 'deploy/roamchart.service'], { encoding: 'utf8' });
    const complaints = stderr.split('\n').filter((line) => line !== '' && !line.includes('is not executable'));
    expect(complaints.filter((line) => line.includes('roamchart.service'))).toEqual([]);
    expect(globSync('deploy/*.service')).toHaveLength(1);
  });
});
