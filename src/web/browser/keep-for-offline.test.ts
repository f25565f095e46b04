import { beforeEach, describe, expect, it, vi } from 'vitest';
import { keepForOffline } from './keep-for-offline.ts';

const postMessage = vi.fn<(message: object, transfer: readonly Transferable[]) => void>();
const register = vi.fn<(script: string, options: object) => Promise<void>>();

const navigatorWith = (controller: object | null): Navigator =>
  ({
    serviceWorker: { controller, register, ready: Promise.resolve({ active: { postMessage } }) },
  }) as unknown as Navigator;

/** Reports one file that was loaded before. */
class FakeObserver {
  readonly #tell: (list: Pick<PerformanceObserverEntryList, 'getEntries'>) => void;
  constructor(tell: (list: Pick<PerformanceObserverEntryList, 'getEntries'>) => void) {
    this.#tell = tell;
  }
  observe(): void {
    this.#tell({ getEntries: () => [{ name: 'https://esim.example/assets/site.js' } as PerformanceEntry] });
  }
}

beforeEach(() => {
  vi.resetAllMocks();
  vi.stubGlobal('location', { href: 'https://esim.example/japan' });
  vi.stubGlobal('PerformanceObserver', FakeObserver);
});

describe('keepForOffline', () => {
  it('reports files loaded before the first worker to it', async () => {
    await keepForOffline(navigatorWith(null));
    expect(register).toHaveBeenCalledExactlyOnceWith('/sw.js', { scope: '/', updateViaCache: 'none' });
    expect(postMessage.mock.calls).toEqual([
      [{ page: 'https://esim.example/japan', files: [] }, []],
      [{ page: null, files: ['https://esim.example/assets/site.js'] }, []],
    ]);
  });

  it('reports nothing that a worker has handled itself', async () => {
    await keepForOffline(navigatorWith({}));
    expect(register).toHaveBeenCalledOnce();
    expect(postMessage).not.toHaveBeenCalled();
  });

  it('goes on where the browser refuses', async () => {
    register.mockRejectedValue(new DOMException('The operation is insecure.', 'SecurityError'));
    await expect(keepForOffline(navigatorWith(null))).resolves.toBeUndefined();
  });
});
