import { describe, expect, it } from 'vitest';
import { showLines } from './demo-progress.ts';

describe('showLines', () => {
  it('writes one line for each tenth that is reached', () => {
    const lines: string[] = [];
    const progress = showLines('Making', { write: (text) => lines.push(text) });
    for (const done of [0, 5, 9, 10, 19, 45, 100, 100]) progress.update(done, 100);
    progress.stop();
    expect(lines).toEqual(['Making 0 %\n', 'Making 10 %\n', 'Making 40 %\n', 'Making 100 %\n']);
  });

  it('has nothing to show for nothing', () => {
    const lines: string[] = [];
    showLines('Making', { write: (text) => lines.push(text) }).update(0, 0);
    expect(lines).toEqual([]);
  });
});
