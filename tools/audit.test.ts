import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { describe, expect, it } from 'vitest';

/** Runs the script with a fake `npm`; returns its arguments. */
function audit(answer: string) {
  const folder = mkdtempSync(join(tmpdir(), 'roamchart-audit-'));
  writeFileSync(join(folder, 'answer'), answer);
  writeFileSync(join(folder, 'npm'), `#!/bin/sh\necho "$@" > '${folder}/asked'\ncat '${folder}/answer'\nexit 1\n`, {
    mode: 0o755,
  });
  const environment = { ...process.env, PATH: [folder, process.env['PATH']].join(delimiter) };
  const { status, stdout } = spawnSync(process.execPath, ['tools/audit.ts'], { env: environment, encoding: 'utf8' });
  const asked = readFileSync(join(folder, 'asked'), 'utf8').trim();
  rmSync(folder, { recursive: true });
  return { status, stdout, asked };
}

describe('npm run audit', () => {
  it('ends with 1 where a package that the site runs on has a serious weakness', () => {
    const weak = { vulnerabilities: { a: { name: 'a', severity: 'high', fixAvailable: true } } };
    expect(audit(JSON.stringify(weak))).toEqual({
      status: 1,
      stdout: 'a has a weakness that is high; a repaired version is out.\n',
      asked: 'audit --omit=dev --json',
    });
  });

  it('ends with 0 where there is none, and where the register is out of reach', () => {
    expect(audit('{"vulnerabilities":{}}').status).toBe(0);
    expect(audit('')).toMatchObject({ status: 0, stdout: expect.stringContaining('could not be asked') });
  });
});
