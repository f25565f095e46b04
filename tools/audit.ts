import { spawnSync } from 'node:child_process';
import { readAudit } from './audit-report.ts';

// `npm run audit`: known vulnerabilities of production dependencies.
const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], { encoding: 'utf8', timeout: 60_000 });
const { lines, isRed } = readAudit(stdout ?? '');
console.log(lines.join('\n'));
process.exit(isRed ? 1 : 0);
