import { SlidersHorizontal } from 'lucide';
import { useState } from 'react';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Dialog, DialogBody, DialogFoot, DialogHead } from '#ui/dialog.tsx';
import { Icon } from '#ui/icon.tsx';
import { useListState } from '#web/components/list-state.tsx';
import { usePage } from '#web/components/page-environment.tsx';
import { chosenFilters, noFilters } from './chosen-filters.ts';
import { FilterFields } from './filter-fields.tsx';
import { filtersId } from './filters.tsx';
import styles from './filters.module.css';
import { isPlainClick, ListLink } from './list-link.tsx';

/** On small screens: the button that opens the filters. Without scripts it leads to them. */
export function FilterButton() {
  const { messages } = usePage();
  const { view } = useListState();
  const [isOpen, setIsOpen] = useState(false);
  const texts = messages.list.filters;
  const close = (): void => setIsOpen(false);
  return (
    <>
      <ButtonLink
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
        <Icon of={SlidersHorizontal} size={16} />
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
            {texts.show({ count: view.matchCount })}
          </Button>
        </DialogFoot>
      </Dialog>
    </>
  );
}
