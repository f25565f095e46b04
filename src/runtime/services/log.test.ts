import { fastify } from 'fastify';
import { describe, expect, it } from 'vitest';
import { createLog } from './log.ts';

function collectLines(): { readonly lines: string[]; write(line: string): void } {
  const lines: string[] = [];
  return { lines, write: (line) => void lines.push(line) };
}

describe('createLog', () => {
  it('writes one JSON line with a named level and a time in UTC', () => {
    const destination = collectLines();
    createLog({ level: 'info', destination }).info({ status: 200 }, 'answered');
    expect(destination.lines).toHaveLength(1);
    const line = JSON.parse(destination.lines[0] ?? '') as Record<string, unknown>;
    expect(line).toEqual({ level: 'info', time: expect.any(String), status: 200, msg: 'answered' });
    expect(line['time']).toBe(new Date(String(line['time'])).toISOString());
  });

  it('omits events below its level', () => {
    const destination = collectLines();
    createLog({ level: 'warn', destination }).info('answered');
    expect(destination.lines).toEqual([]);
  });

  it('logs the kind of an error, and none of its data', async () => {
    const destination = collectLines();
    const log = createLog({ level: 'info', destination });
    const refused = Object.assign(new Error('violates not-null'), {
      code: '23502',
      detail: 'Failing row contains (1, ann@example.org).',
    });
    log.error({ err: refused }, 'request failed');
    const app = fastify({ loggerInstance: log });
    app.get('/', (request, reply) => {
      request.log.error({ err: refused }, 'request failed');
      return reply.send('');
    });
    await app.inject('/');
    const errors = destination.lines.filter((line) => line.includes('23502'));
    expect(errors).toHaveLength(2);
    expect(destination.lines.join('')).not.toContain('ann@');
    expect(JSON.parse(errors[0] ?? '')).toMatchObject({ err: { type: 'Error', message: 'violates not-null' } });
  });

  it('breaks no line on input with line breaks', () => {
    const destination = collectLines();
    createLog({ level: 'info', destination }).info({ path: '/a\n{"level":"fatal"}' }, 'answered');
    expect(destination.lines.join('').trimEnd().split('\n')).toHaveLength(1);
  });
});
