// @vitest-environment happy-dom
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { makeListData } from '#tests/support/list-data-factory.ts';
import { pageEnvironment } from '#tests/support/render-on-page.tsx';
import { AfterList, ListStateProvider, useListState, type ListState } from './list-state.tsx';
import { PageEnvironmentProvider } from '#web/components/page/page-environment.tsx';

afterEach(() => void vi.unstubAllGlobals());

it('draws the list at once, and what stands around it once, afterwards', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  const drawn: string[] = [];
  const states: ListState[] = [];
  function Rows() {
    const state = useListState();
    states.push(state);
    drawn.push(`rows by ${state.view.query.sort}`);
    return null;
  }
  function Around() {
    drawn.push(`around by ${useListState().view.query.sort}`);
    return null;
  }
  const root = createRoot(document.createElement('main'));
  flushSync(() =>
    root.render(
      <PageEnvironmentProvider value={pageEnvironment()}>
        <ListStateProvider data={makeListData()}>
          <Rows />
          <AfterList>
            <Around />
          </AfterList>
        </ListStateProvider>
      </PageEnvironmentProvider>,
    ),
  );
  expect(drawn).toEqual(['rows by trip', 'around by trip']);
  drawn.length = 0;
  flushSync(() => states.at(-1)?.change({ sort: 'price' }));
  expect(drawn).toEqual(['rows by price']);
  await vi.waitFor(() => expect(drawn).toEqual(['rows by price', 'around by price']));
  root.unmount();
});
