import type { Result } from '#domain/kernel/result.ts';
import { findProgram, type ProgramMachine } from './find-program.ts';

/** The connection pooler that stands between the site and PostgreSQL in tests. */
export function findPooler(machine?: ProgramMachine): Result<string> {
  const kind = {
    title: 'PgBouncer',
    variable: 'PGBOUNCER_PATH',
    debianPackage: 'pgbouncer',
    programs: ['pgbouncer'],
    fixedPlaces: ['/usr/sbin/pgbouncer'],
  };
  return findProgram(kind, machine);
}

/** The proxy for which `deploy/nginx.conf` is written. */
export function findNginx(machine?: ProgramMachine): Result<string> {
  const kind = {
    title: 'nginx',
    variable: 'NGINX_PATH',
    debianPackage: 'nginx',
    programs: ['nginx'],
    fixedPlaces: ['/usr/sbin/nginx'],
  };
  return findProgram(kind, machine);
}

/** The proxy for which `deploy/Caddyfile` is written. */
export function findCaddy(machine?: ProgramMachine): Result<string> {
  const kind = {
    title: 'Caddy',
    variable: 'CADDY_PATH',
    debianPackage: 'caddy',
    programs: ['caddy'],
    fixedPlaces: [],
  };
  return findProgram(kind, machine);
}
