import { ChevronDown, ChevronUp } from 'lucide';
import { memo } from 'react';
import { isolateText } from '#domain/kernel/bidi-text.ts';
import type { ListedProvider } from '#domain/plan/listed-plan.ts';
import { Icon } from '#ui/icon.tsx';
import { usePage } from '#web/shared/page/page-environment.tsx';
import { ListLink } from '#web/features/list/state/list-link.tsx';
import { useListState } from '#web/features/list/state/list-state.tsx';

interface FurtherLineProps {
  readonly provider: ListedProvider;
  readonly count: number;
  readonly isOpen: boolean;
}

/** Opens the further plans of a provider in place. Memoized: its address is computed from the whole query. */
export const FurtherLine = memo(UnmemoizedFurtherLine);

function UnmemoizedFurtherLine({ provider: { slug, name }, count, isOpen }: FurtherLineProps) {
  const { list } = usePage().messages;
  const { more } = useListState().view.query;
  return (
    <ListLink
      change={{ more: isOpen ? more.filter((each) => each !== slug) : [...more, slug] }}
      aria-expanded={isOpen}
      aria-label={list.furtherOf({ count, provider: isolateText(name) })}
    >
      {list.further({ count })}
      <Icon of={isOpen ? ChevronUp : ChevronDown} size={14} />
    </ListLink>
  );
}
