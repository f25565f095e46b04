import { KeyRound } from 'lucide';
import { Icon } from '#ui/icon.tsx';
import type { Viewer } from '#desk/frame/screen.ts';
import { texts } from '#desk/messages/en.ts';
import { ActionButton } from '#desk/parts/action-button.tsx';
import { ActionForm } from '#desk/parts/action-form.tsx';
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
  if (viewer.role !== 'owner')
    return (
      <div className="bd">
        <span className="mut">{t.owners}</span>
      </div>
    );
  if (mayRevert) return <RevertBar runId={run.id} />;
  return asks ? <SureBar shown={shown} /> : <ReleaseBar shown={shown} />;
}

function RevertBar({ runId }: { readonly runId: number }) {
  return (
    <div className="bd">
      <ActionButton
        of="feed/revert"
        subject={String(runId)}
        back={`/feeds/runs/${runId}`}
        needsTouch
        name={t.revert}
        className="btn btn--bad"
      />
      <span className="sp mut s13">{t.revertMeans}</span>
    </div>
  );
}

function ReleaseBar({ shown }: Pick<RunBarProps, 'shown'>) {
  const { run, changes, lacksSeller } = shown;
  const sellers = changes?.sellers ?? [];
  const path = `/feeds/runs/${run.id}`;
  const broken = sellers.filter(({ breaksLimits }) => breaksLimits).length;
  const sound = sellers.length - broken;
  return (
    <div className="bd">
      {!lacksSeller && (
        <>
          <ActionForm of="feed/release" subject={String(run.id)} back={path} id={releaseForm} needsTouch>
            <button type="submit" className="btn btn--p" data-key="f" aria-keyshortcuts="F" aria-disabled={sound === 0}>
              {sound === sellers.length || sound === 0 ? t.releaseSome : t.release({ count: sound })} <kbd>F</kbd>
            </button>
          </ActionForm>
          <a className="btn" href={`${path}?asks=all`}>
            {sellers.length === 1 ? t.releaseAllOne : t.releaseAll({ count: sellers.length })}
          </a>
        </>
      )}
      <Discard runId={run.id} />
      <span className="sp mut s13 dk">
        <Icon of={KeyRound} size={14} /> {lacksSeller ? t.lacksSeller : t.touch}
      </span>
    </div>
  );
}

function Discard({ runId }: { readonly runId: number }) {
  return (
    <ActionForm of="feed/discard" subject={String(runId)} back={`/feeds/runs/${runId}`}>
      <button type="submit" className="btn btn--bad" data-key="d" aria-keyshortcuts="D" title={t.discardMeans}>
        {t.discard} <kbd>D</kbd>
      </button>
    </ActionForm>
  );
}

/** Everything, what breaks the limits too: asked once more, with its name. */
function SureBar({ shown: { run, changes, sellers } }: Pick<RunBarProps, 'shown'>) {
  const all = changes?.sellers ?? [];
  const broken = all
    .filter(({ breaksLimits }) => breaksLimits)
    .map(({ provider }) => sellers.get(provider)?.name ?? provider);
  const path = `/feeds/runs/${run.id}`;
  return (
    <div className="bd">
      <span>
        <b>{t.sure({ names: broken.join(', ') })}</b>
      </span>
      <ActionButton
        of="feed/release"
        subject={String(run.id)}
        back={path}
        needsTouch
        name={all.length === 1 ? t.releaseAllOne : t.releaseAll({ count: all.length })}
        className="btn btn--bad"
      />
      <a className="btn" href={path}>
        {t.goBack}
      </a>
    </div>
  );
}
