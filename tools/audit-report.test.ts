import { describe, expect, it } from 'vitest';
import { readAudit } from './audit-report.ts';

const weakness = (name: string, severity: string, fixAvailable: boolean) => ({
  [name]: { name, severity, fixAvailable },
});

describe('an audit', () => {
  it('names what is high or critical', () => {
    const vulnerabilities = {
      ...weakness('a', 'high', true),
      ...weakness('b', 'critical', false),
      ...weakness('c', 'low', true),
    };
    expect(readAudit(JSON.stringify({ vulnerabilities }))).toEqual({
      isRed: true,
      lines: [
        'a has a weakness that is high; a repaired version is out.',
        'b has a weakness that is critical; there is no repaired version yet.',
      ],
    });
  });

  it('is green where nothing is', () => {
    const report = readAudit(JSON.stringify({ vulnerabilities: weakness('c', 'moderate', true) }));
    expect(report).toEqual({ isRed: false, lines: ['No dependency has a known weakness that is high or critical.'] });
  });

  it.each(['', '{"error":{"code":"ENOTFOUND"}}', 'npm error audit endpoint returned an error'])(
    'says that it could not be made where the register answers %s',
    (output) => {
      expect(readAudit(output)).toMatchObject({ isRed: false, lines: [expect.stringContaining('could not be asked')] });
    },
  );
});
