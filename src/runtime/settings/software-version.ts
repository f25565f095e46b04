import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { installationFolder } from './environment.ts';

const packageFile = join(installationFolder, 'package.json');

/** Version of this program, e.g. `1.0.0`. */
export function softwareVersion(): string {
  const { version }: { readonly version?: unknown } = JSON.parse(readFileSync(packageFile, 'utf8'));
  return String(version);
}
