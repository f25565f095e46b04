import { describe, expect, it } from 'vitest';
import { automatedAgents, visitorAgents } from '#tests/support/user-agents.ts';
import { isAutomatedVisit } from './automated-visit.ts';

describe('isAutomatedVisit', () => {
  it('knows at least 30 crawlers and previews', () => expect(automatedAgents.length).toBeGreaterThanOrEqual(30));

  it.each(automatedAgents)('is true for %s', (agent) => {
    expect(isAutomatedVisit({ 'user-agent': agent })).toBe(true);
  });

  it.each(visitorAgents)('is false for %s', (agent) => {
    expect(isAutomatedVisit({ 'user-agent': agent })).toBe(false);
  });

  it.each([
    { 'sec-purpose': 'prefetch;prerender' },
    { purpose: 'prefetch' },
    { purpose: 'preview' },
    { 'x-purpose': 'preview' },
    { 'x-moz': 'prefetch' },
  ])('is true for a page that is fetched ahead: %o', (headers) => {
    expect(isAutomatedVisit({ 'user-agent': visitorAgents[0], ...headers })).toBe(true);
  });

  it('is true for who gives no name', () => {
    expect([isAutomatedVisit({}), isAutomatedVisit({ 'user-agent': '' })]).toEqual([true, true]);
  });
});
