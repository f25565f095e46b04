import { ArrowUpRight } from 'lucide';
import { isolateText } from '#domain/kernel/bidi-text.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { usePage } from '#web/shared/page/page-environment.tsx';
import type { ProviderData } from './destination-provider/data.ts';

interface VisitProps extends Pick<ProviderData['provider'], 'url' | 'name'> {
  readonly look?: 'primary' | 'outline';
}

/** Neither counted as a click on a plan, nor paid for; nothing where the seller has no address. */
export function Visit({ url, name, look = 'outline' }: VisitProps) {
  const { messages } = usePage();
  if (url === null) return null;
  return (
    <ButtonLink href={url} look={look} target="_blank" rel="nofollow noopener">
      {messages.provider.visit({ provider: isolateText(name) })}
      <Icon of={ArrowUpRight} size={16} />
    </ButtonLink>
  );
}
