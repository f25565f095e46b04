import { describe, expect, it } from 'vitest';
import { PathText } from './path-text.ts';

describe('PathText', () => {
  it('writes path text a tenth of a pixel exact', () => {
    const path = new PathText();
    path.moveTo(1, 2);
    path.lineTo(3.25, 4);
    path.closePath();
    expect(path.take()).toBe('M1 2l2.3 2Z');
  });

  it('leaves out points that crowd the last one it kept', () => {
    const path = new PathText();
    path.moveTo(0, 0);
    path.lineTo(0.2, 0.2);
    path.lineTo(0.3, 0.3);
    path.lineTo(0.4, 0.3);
    expect(path.take()).toBe('M0 0l.4 .3');
  });

  it('gives an islet of one point a little width', () => {
    const path = new PathText();
    path.moveTo(5, 5);
    path.lineTo(5.1, 5.1);
    path.closePath();
    expect(path.take()).toBe('M5 5h0.3Z');
  });

  it('starts over after each take', () => {
    const path = new PathText();
    path.moveTo(1, 1);
    path.take();
    expect(path.take()).toBe('');
    path.moveTo(1, 1);
    path.lineTo(2, 2);
    expect(path.take()).toBe('M1 1l1 1');
  });

  it('writes steps as shortly as SVG allows', () => {
    const path = new PathText();
    path.moveTo(10, 10);
    path.lineTo(9.5, 12);
    path.lineTo(9.5, 11.25);
    expect(path.take()).toBe('M10 10l-.5 2 0-.7');
  });

  it('keeps to the line however many steps it takes: rounding never adds up', () => {
    const path = new PathText();
    path.moveTo(0, 0);
    for (let step = 1; step <= 300; step++) path.lineTo(step * 0.44, 0);
    const steps = path
      .take()
      .slice(5)
      .split(' ')
      .filter((_, index) => index % 2 === 0);
    expect(steps.reduce((sum, step) => sum + Number(step), 0)).toBeCloseTo(132, 1);
  });

  it('leaves out rings that enclose less than asked for, and keeps the others', () => {
    const path = new PathText({ leastStep: 1, leastArea: 4 });
    for (const [at, size] of [
      [0, 1.9],
      [10, 2.1],
    ] as const) {
      path.moveTo(at, at);
      path.lineTo(at + size, at);
      path.lineTo(at + size, at + size);
      path.lineTo(at, at + size);
      path.closePath();
    }
    expect(path.take()).toBe('M10 10l2.1 0 0 2.1-2.1 0Z');
  });
});
