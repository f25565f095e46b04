import { SlidersHorizontal } from 'lucide';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Dialog, DialogBody, DialogFoot, DialogHead } from '#ui/dialog.tsx';
import { Icon } from '#ui/icon.tsx';
import { isPlainClick } from '#ui/plain-click.ts';
import { writeHistoryEntry } from '#web/shared/visit/history-entry.ts';
import { useListState } from '#web/features/list/state/list-state.tsx';
import { usePage } from '#web/shared/page/page-environment.tsx';
import { chosenFilters, noFilters } from './chosen-filters.ts';
import { FilterFields } from './filter-fields.tsx';
import { filtersId } from './filters.tsx';
import styles from './filters.module.css';
import { ListLink } from '#web/features/list/state/list-link.tsx';

/** On small screens: the button that opens the filters. Until hydration it is a link to them. */
export function FilterButton() {
  const { messages } = usePage();
  const { view, data } = useListState();
  const [isOpen, setIsOpen] = useState(false);
  const { list } = messages;
  const texts = list.filters;
  const close = (): void => setIsOpen(false);
  const button = useRef<HTMLAnchorElement>(null);
  // Pressed before hydration.
  const openByAddress = useEffectEvent(() => {
    if (location.hash !== `#${filtersId}` || button.current === null || button.current.offsetParent === null) return;
    writeHistoryEntry({}, location.pathname + location.search, 'replace');
    button.current.focus({ preventScroll: true });
    setIsOpen(true);
  });
  useEffect(() => openByAddress(), []);
  return (
    <>
      <ButtonLink
        ref={button}
        size="small"
        className={styles['open']}
        href={`#${filtersId}`}
        aria-haspopup="dialog"
        data-list-control=""
        onClick={(event) => {
          if (!isPlainClick(event)) return;
          event.preventDefault();
          setIsOpen(true);
        }}
      >
        {/* As wide with a number: the tools beside it stay on their line. */}
        {chosenFilters(view).length === 0 && <Icon of={SlidersHorizontal} size={16} />}
        {texts.button({ count: chosenFilters(view).length })}
      </ButtonLink>
      <Dialog isOpen={isOpen} onClose={close} label={texts.heading} size="narrow" isSheet>
        <DialogHead title={texts.heading} closeLabel={texts.close} onClose={close}>
          {chosenFilters(view).length > 0 && (
            <ListLink className={styles['clear']} change={noFilters}>
              {texts.clear}
            </ListLink>
          )}
        </DialogHead>
        <DialogBody className={styles['sheet']}>
          <FilterFields />
        </DialogBody>
        <DialogFoot>
          <Button look="primary" onClick={close}>
            {texts.show({
              rows:
                data.providerSlug === null
                  ? list.countProviders({ count: view.providerCount })
                  : list.countPlans({ count: view.matchCount }),
            })}
          </Button>
        </DialogFoot>
      </Dialog>
    </>
  );
}
