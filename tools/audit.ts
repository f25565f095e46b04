import { spawnSync } from 'node:child_process';
import { readAudit } from './audit-report.ts';

// `npm run audit`: whether a package that the site runs on has a known weakness.
const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], { encoding: 'utf8', timeout: 60_000 });
const { lines, isRed } = readAudit(stdout ?? '');
console.log(lines.join('\n'));
process.exit(isRed ? 1 : 0);
