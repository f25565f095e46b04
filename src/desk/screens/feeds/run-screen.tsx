import { createElement, Fragment } from 'react';
import { defineScreen, Download, type ScreenRequest } from '#desk/frame/screen.ts';
import { texts } from '#desk/messages/en.ts';
import { Note } from '#desk/parts/note.tsx';
import { SameAs } from '#desk/parts/action-form.tsx';
import { ScreenHead } from '#desk/parts/screen-head.tsx';
import { When } from '#desk/parts/when.tsx';
import type { ShownFeedRun } from '#runtime/services/desk/open-readings.ts';
import { stateOfRun } from './feed-mark.tsx';
import { RunBar, releaseForm } from './run-bar.tsx';
import { RunHistogram, RunTotals } from './run-charts.tsx';
import { RunPlans, viewOf } from './run-plans.tsx';
import { RunRows } from './run-rows.tsx';
import { runRows } from './run-csv.ts';
import { RunSellers } from './run-sellers.tsx';

const t = texts.feeds.run;

const titleOf = ({ run, held }: ShownFeedRun): string =>
  t.title({ feed: run.feed, state: t.states[stateOfRun(run, held)] });

/** One run of a feed: why it is held, what it would change, and the decision. */
export const runScreen = defineScreen({
  path: '/feeds/runs/:run',
  title: titleOf,
  under: '/feeds',
  load: async (desk, { params }) => {
    const [, id = '', isFile] = /^(\d{1,15})(\.csv)?$/.exec(params['run'] ?? '') ?? [];
    const shown = id === '' ? null : await desk.readings.feedRun(Number(id));
    if (shown === null || isFile === undefined) return shown;
    return new Download(`run-${id}.csv`, desk.readings.csv(runRows(shown)));
  },
  view: viewRun,
});

function viewRun(shown: ShownFeedRun, request: ScreenRequest) {
  const { run, changes, holdSentence } = shown;
  const providers = run.report?.sellers?.length ?? 0;
  return (
    <>
      <ScreenHead
        title={titleOf(shown)}
        parent={{ href: '/feeds', name: texts.feeds.title }}
        facts={
          <span className="mut s13">
            {t.facts({ id: run.id, providers })} <When at={new Date(run.startedAt)} as="row" />
          </span>
        }
      >
        {changes !== null && <span className="mut s13">{t.ifNothing}</span>}
      </ScreenHead>
      <Note kind={changes === null ? 'info' : 'warn'}>
        <span className="lead">
          <BoldNumbers text={changes === null || holdSentence === null ? run.sentence : capital(holdSentence)} />
        </span>
      </Note>
      {changes === null ? <RunRows run={run} /> : <HeldView shown={shown} request={request} changes={changes} />}
      <RunBar shown={shown} viewer={request.viewer} asks={request.query['asks'] !== undefined} />
    </>
  );
}

interface HeldViewProps {
  readonly shown: ShownFeedRun;
  readonly request: ScreenRequest;
  readonly changes: NonNullable<ShownFeedRun['changes']>;
}

function HeldView({ shown, changes, request: { viewer, query } }: HeldViewProps) {
  const released = changes.sellers.filter(({ breaksLimits }) => !breaksLimits).map(({ provider }) => provider);
  const command = `roamchart feeds release ${shown.run.id} --provider ${released.join(',')}`;
  return (
    <>
      <div className="hd2 gap-above">
        <RunTotals shown={shown} changes={changes} />
        <RunHistogram changes={changes} />
      </div>
      <div className="hd2 hd2--prov gap-above">
        <section>
          <RunSellers shown={shown} changes={changes} form={releaseForm} />
          <RunRows run={shown.run} />
          <SameAs command={command} isShown={viewer.choices.commands} />
        </section>
        <RunPlans shown={shown} changes={changes} view={viewOf(query)} />
      </div>
    </>
  );
}

/** A sentence word for word, its numbers bold. */
function BoldNumbers({ text }: { readonly text: string }) {
  // Every second part is what the pattern has found.
  const parts = text
    .split(/(\d[\d.,]*\d|\d)/)
    .map((part, place) => (place % 2 === 1 ? createElement('b', null, part) : part));
  return createElement(Fragment, null, ...parts);
}

function capital(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}
