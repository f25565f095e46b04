// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { keepAboveDocks, liftAboveDocks } from './above-docks.ts';

const heightAt = (element: HTMLElement): string => element.style.getPropertyValue('--docks');

function append(): HTMLElement {
  const element = document.createElement('div');
  document.body.append(element);
  return element;
}

describe('what stands above the docks', () => {
  beforeEach(() => {
    document.body.replaceChildren();
    liftAboveDocks(0);
  });

  it('keeps clear of those that open before it and after it', () => {
    liftAboveDocks(64);
    const toast = append();
    keepAboveDocks(toast);
    expect(heightAt(toast)).toBe('64px');
    liftAboveDocks(128);
    expect(heightAt(toast)).toBe('128px');
  });

  it('is nothing but what asked for it', () => {
    const other = append();
    liftAboveDocks(64);
    expect([heightAt(other), heightAt(document.documentElement)]).toEqual(['', '']);
  });
});
