/** Summary of a dependency audit, in plain lines. */
export interface AuditReport {
  readonly lines: readonly string[];
  /** Red: action needed. An unreachable registry is no reason to fail. */
  readonly isRed: boolean;
}

interface Vulnerability {
  readonly name: string;
  readonly severity: string;
  readonly fixAvailable?: unknown;
}

const serious: readonly string[] = ['high', 'critical'];

/** @param output of `npm audit --json` */
export function readAudit(output: string): AuditReport {
  const answer = parseAnswer(output);
  if (answer === null) {
    const line =
      'The register of known weaknesses could not be asked, so dependencies were not audited; run `npm run audit` where the internet is within reach.';
    return { lines: [line], isRed: false };
  }
  const found = Object.values(answer).filter(({ severity }) => serious.includes(severity));
  if (found.length === 0)
    return { lines: ['No dependency has a known weakness that is high or critical.'], isRed: false };
  const lines = found.map(
    ({ name, severity, fixAvailable }) =>
      `${name} has a weakness that is ${severity}; ${fixAvailable === false ? 'there is no repaired version yet' : 'a repaired version is out'}.`,
  );
  return { lines, isRed: true };
}

/** Null: no valid report, as when the registry is unreachable. */
function parseAnswer(output: string): Readonly<Record<string, Vulnerability>> | null {
  try {
    const answer = JSON.parse(output) as { readonly vulnerabilities?: Readonly<Record<string, Vulnerability>> };
    return answer.vulnerabilities ?? null;
  } catch {
    return null;
  }
}
