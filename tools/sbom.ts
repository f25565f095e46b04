import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { softwareVersion } from '#runtime/settings/software-version.ts';
import { describeParts } from './describe-parts.ts';

// `npm run sbom`: what an installation consists of, read from package-lock.json, as CycloneDX.
const words = ['sbom', '--sbom-format=cyclonedx', '--sbom-type=application', '--omit=dev', '--package-lock-only'];
const { status, stdout, stderr } = spawnSync('npm', words, { encoding: 'utf8', maxBuffer: 64_000_000 });
if (status !== 0) {
  console.error(stderr);
  process.exit(1);
}
const file = join('var', 'release', `roamchart-${softwareVersion()}.cdx.json`);
mkdirSync(join('var', 'release'), { recursive: true });
writeFileSync(file, `${JSON.stringify(describeParts(JSON.parse(stdout)), null, 2)}\n`);
console.log(`Wrote ${file}.`);
