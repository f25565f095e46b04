import fold from '#web/features/list/ruler/fold.module.css';
import { useListState } from '#web/features/list/state/list-state.tsx';
import { NameLinks } from '#web/shared/page/name-links.tsx';
import { usePage } from '#web/shared/page/page-environment.tsx';

/** Every seller with a plan here, by name: the list above has their prices. */
export function ProvidersHere() {
  const { view, data } = useListState();
  const sellers = [...view.providers.map(({ provider }) => provider), ...view.otherProviders];
  const links = sellers.map(({ slug, name }) => ({ path: `${data.path}/${slug}`, name }));
  return (
    <details id="providers" className={fold['fold']}>
      <summary>{usePage().messages.destination.allProviders({ count: sellers.length })}</summary>
      <NameLinks links={links} />
    </details>
  );
}
