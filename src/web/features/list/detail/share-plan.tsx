import { Copy, Share2 } from 'lucide';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';
import { usePage } from '#web/shared/page/page-environment.tsx';
import { useCopy } from '#web/shared/visit/use-copy.ts';

interface SharePlanProps {
  /** Of the plan, from the site's root. */
  readonly address: string;
  /** The plan in a few words, for the message that is shared. */
  readonly name: string;
}

/** Hands a plan's address to the device's share sheet; without one, or where that is refused, copies it. */
export function SharePlan({ address, name }: SharePlanProps) {
  const { compare, plan } = usePage().messages;
  const [outcome, copy] = useCopy();
  if (!useHydrated()) return null;
  const url = new URL(address, location.href).href;
  const canShare = typeof navigator.share === 'function';
  const share = async (): Promise<void> => {
    const isDone = canShare && (await shareLink({ title: name, url }));
    if (!isDone) await copy(url);
  };
  return (
    <>
      <Button onClick={() => void share()}>
        <Icon of={canShare ? Share2 : Copy} size={16} />
        {canShare ? plan.share.button : compare.copy}
      </Button>
      <span role="status">{outcome === 'copied' ? compare.copied : outcome !== null && plan.share.copyFailed}</span>
    </>
  );
}

/** Resolves with whether the visitor has seen the share sheet. Closing it without a choice is a choice. */
async function shareLink(data: ShareData): Promise<boolean> {
  try {
    await navigator.share(data);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}
