import { beforeEach, describe, expect, it, vi } from 'vitest';
import { reportEvent, type AnalyticsEvent } from './report-event.ts';

const event: AnalyticsEvent = { event: 'change_currency', category: 'settings', label: 'EUR', value: 1 };

beforeEach(() => {
  vi.stubGlobal('window', {});
  return () => vi.unstubAllGlobals();
});

describe('reportEvent', () => {
  it('leaves the event where tag managers look', () => {
    reportEvent(event);
    reportEvent({ ...event, label: 'JPY' });
    expect(window.dataLayer).toEqual([event, { ...event, label: 'JPY' }]);
  });
});
