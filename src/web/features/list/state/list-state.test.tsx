// @vitest-environment happy-dom
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { makeListData } from '#tests/support/list-data-factory.ts';
import { pageEnvironment } from '#tests/support/render-on-page.tsx';
import { AfterList, ListStateProvider, useListState, type ListState } from './list-state.tsx';
import { PageEnvironmentProvider } from '#web/shared/page/page-environment.tsx';

afterEach(() => void vi.unstubAllGlobals());

it('renders the list at once, and its surroundings once, afterwards', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  const rendered: string[] = [];
  const states: ListState[] = [];
  function Rows() {
    const state = useListState();
    states.push(state);
    rendered.push(`rows by ${state.view.query.sort}`);
    return null;
  }
  function Around() {
    rendered.push(`around by ${useListState().view.query.sort}`);
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
  expect(rendered).toEqual(['rows by trip', 'around by trip']);
  rendered.length = 0;
  flushSync(() => states.at(-1)?.change({ sort: 'price' }));
  expect(rendered).toEqual(['rows by price']);
  await vi.waitFor(() => expect(rendered).toEqual(['rows by price', 'around by price']));
  root.unmount();
});
