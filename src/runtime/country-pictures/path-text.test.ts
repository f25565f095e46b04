import { describe, expect, it } from 'vitest';
import { PathText } from './path-text.ts';

describe('PathText', () => {
  it('writes path text a tenth of a pixel exact', () => {
    const path = new PathText();
    path.moveTo(1, 2);
    path.lineTo(3.25, 4);
    path.closePath();
    expect(path.take()).toBe('M1.0 2.0L3.3 4.0Z');
  });

  it('leaves out points that crowd the last one it kept', () => {
    const path = new PathText();
    path.moveTo(0, 0);
    path.lineTo(0.2, 0.2);
    path.lineTo(0.3, 0.3);
    path.lineTo(0.4, 0.3);
    expect(path.take()).toBe('M0.0 0.0L0.4 0.3');
  });

  it('gives an islet of one point a little width', () => {
    const path = new PathText();
    path.moveTo(5, 5);
    path.lineTo(5.1, 5.1);
    path.closePath();
    expect(path.take()).toBe('M5.0 5.0h0.3Z');
  });

  it('starts anew after each take', () => {
    const path = new PathText();
    path.moveTo(1, 1);
    path.take();
    expect(path.take()).toBe('');
    path.moveTo(1, 1);
    path.lineTo(2, 2);
    expect(path.take()).toBe('M1.0 1.0L2.0 2.0');
  });
});
