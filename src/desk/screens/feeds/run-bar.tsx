import { KeyRound } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '#ui/icon.tsx';
import type { Viewer } from '#desk/frame/screen.ts';
import { texts } from '#desk/messages/en.ts';
import { Link } from '#desk/parts/go.tsx';
import { ActionButton } from '#desk/parts/action-form.tsx';
import type { ShownFeedRun } from '#runtime/services/desk/open-readings.ts';

const t = texts.feeds.run;

/** Id of the form that releases the ticked providers. */
export const releaseForm = 'release';

interface RunBarProps {
  readonly shown: ShownFeedRun;
  readonly viewer: Viewer;
  /** Whether releasing everything is to be confirmed. */
  readonly asks: boolean;
}

/** The decision: always at the same place and in the same order. */
export function RunBar({ shown, viewer, asks }: RunBarProps) {
  const { run, changes } = shown;
  const mayRevert = changes === null && run.importId !== null && run.revertedAt === null;
  if (changes === null && !mayRevert) return null;
  return <div className="bd">{actionsOf(shown, { isOwner: viewer.role === 'owner', mayRevert, asks })}</div>;
}

interface Asked {
  readonly isOwner: boolean;
  readonly mayRevert: boolean;
  readonly asks: boolean;
}

function actionsOf(shown: ShownFeedRun, { isOwner, mayRevert, asks }: Asked): ReactNode {
  if (!isOwner) return <span className="mut">{t.owners}</span>;
  if (mayRevert) return <Revert {...aboutRun(shown)} />;
  return asks ? <Sure shown={shown} /> : <Release shown={shown} />;
}

function aboutRun({ run: { id } }: ShownFeedRun): { readonly subject: number; readonly back: string } {
  return { subject: id, back: `/feeds/runs/${id}` };
}

function Revert(about: ReturnType<typeof aboutRun>) {
  return (
    <>
      <ActionButton of="feed/revert" {...about} needsTouch name={t.revert} button={{ look: 'btn btn--bad' }} />
      <span className="sp mut s13">{t.revertMeans}</span>
    </>
  );
}

function Release({ shown }: Pick<RunBarProps, 'shown'>) {
  const { changes, lacksSeller } = shown;
  const about = aboutRun(shown);
  const sellers = changes?.sellers ?? [];
  const sound = sellers.filter(({ breaksLimits }) => !breaksLimits).length;
  const name = sound === sellers.length || sound === 0 ? t.releaseSome : t.release({ count: sound });
  const release = { look: 'btn btn--p', keyName: 'f', 'aria-disabled': sound === 0 } as const;
  const discard = { look: 'btn btn--bad', keyName: 'd', title: t.discardMeans };
  return (
    <>
      {!lacksSeller && (
        <>
          <ActionButton of="feed/release" {...about} id={releaseForm} needsTouch name={name} button={release} />
          <Link look="btn" href={`${about.back}?asks=all`} name={sayAll(sellers.length)} />
        </>
      )}
      <ActionButton of="feed/discard" {...about} name={t.discard} button={discard} />
      <span className="sp mut s13 dk">
        <Icon of={KeyRound} size={14} /> {lacksSeller ? t.lacksSeller : t.touch}
      </span>
    </>
  );
}

/** Everything, what breaks the limits too: asked once more, with its name. */
function Sure({ shown }: Pick<RunBarProps, 'shown'>) {
  const { changes, sellers } = shown;
  const about = aboutRun(shown);
  const all = changes?.sellers ?? [];
  const broken = all
    .filter(({ breaksLimits }) => breaksLimits)
    .map(({ provider }) => sellers.get(provider)?.name ?? provider);
  const button = { look: 'btn btn--bad' };
  return (
    <>
      <b>{t.sure({ names: broken.join(', ') })}</b>
      <ActionButton of="feed/release" {...about} needsTouch name={sayAll(all.length)} button={button} />
      <Link look="btn" href={about.back} name={t.goBack} />
    </>
  );
}

function sayAll(count: number): string {
  return count === 1 ? t.releaseAllOne : t.releaseAll({ count });
}
