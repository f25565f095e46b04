import { beforeEach, describe, expect, it, vi } from 'vitest';
import { reportEvent, type AnalyticsEvent } from './report-event.ts';

const event: AnalyticsEvent = { event: 'change_currency', category: 'settings', label: 'EUR', value: 1 };

beforeEach(() => {
  vi.stubGlobal('window', {});
  return () => vi.unstubAllGlobals();
});

describe('reportEvent', () => {
  it('leaves the event where tag managers look', () => {
    reportEvent(event, []);
    reportEvent({ ...event, label: 'JPY' }, []);
    expect(window.dataLayer).toEqual([event, { ...event, label: 'JPY' }]);
  });

  it('calls every adapter, also after one that fails', () => {
    const failing = {
      send: () => {
        throw new Error('blocked');
      },
    };
    const send = vi.fn<(event: AnalyticsEvent) => void>();
    reportEvent(event, [failing, { send }]);
    expect(send).toHaveBeenCalledExactlyOnceWith(event);
  });
});
