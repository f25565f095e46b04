import { Flag } from 'lucide';
import { showReportNumber } from '#domain/review/review-report.ts';
import { defineScreen, type ScreenRequest } from '#desk/frame/screen.ts';
import { texts } from '#desk/messages/en.ts';
import { ActionForm, Button, SameAs } from '#desk/parts/action-form.tsx';
import { Link } from '#desk/parts/go.tsx';
import { defineQueue, QueueList } from '#desk/frame/queue.tsx';
import { sayAge } from '#desk/parts/say.ts';
import { ScreenHead } from '#desk/parts/screen-head.tsx';
import { When } from '#desk/parts/when.tsx';
import type { DeskReviewReport } from '#runtime/services/desk/review-readings.ts';

const t = texts.reviewReports;

/** Leads to the report that waits longest. */
export const reviewReportsScreen = defineQueue({
  path: '/review-reports',
  place: { label: t.title, icon: Flag, group: 1, order: 5, chord: 'e' },
  empty: t.empty,
  count: async (desk) => (await desk.readings.reviewReports()).length,
  first: async (desk) => (await desk.readings.reviewReports())[0]?.id,
});

interface ReportData {
  readonly report: DeskReviewReport;
  /** Those that wait. */
  readonly open: readonly DeskReviewReport[];
}

/** One report: what it says of which words, and two answers. */
export const reviewReportScreen = defineScreen({
  path: '/review-reports/:number',
  title: t.title,
  under: '/review-reports',
  load: async (desk, { params }): Promise<ReportData | null> => {
    const report = await desk.readings.reviewReport(params['number'] ?? '');
    return report && { report, open: await desk.readings.reviewReports() };
  },
  view: (data, request) => (
    <>
      <ScreenHead title={t.title} facts={<span className="mut">{t.text}</span>} />
      <div className="pr">
        <OpenReports {...data} now={request.now} />
        <div>
          <ReportHead report={data.report} />
          <ReportWords report={data.report} />
          <ReportAnswers {...data} request={request} />
        </div>
      </div>
    </>
  ),
});

function OpenReports({ report, open, now }: ReportData & { readonly now: Date }) {
  const rows = open.map(({ id, reason, providerName, created_at: sentAt }) => ({
    id,
    body: (
      <>
        <div>
          <b>{t.reasons[reason]}</b>
          <p>{providerName}</p>
        </div>
        <span className="mut s13">{sayAge(sentAt, now)}</span>
      </>
    ),
  }));
  return <QueueList label={t.list} path="/review-reports" rows={rows} current={report.id} />;
}

function ReportHead({ report }: Pick<ReportData, 'report'>) {
  return (
    <div className="rv-h">
      <div>
        <h2 tabIndex={-1}>{t.reasons[report.reason]}</h2>
        <p>
          <span>{showReportNumber(report.id)}</span>
          <span>
            {t.sent} <When at={new Date(report.created_at)} as="row" />
          </span>
          <Link href={`/reviews/${report.review_id}`} name={t.openReview} />
          {!report.shown && <span>{t.notShown}</span>}
        </p>
      </div>
    </div>
  );
}

/** The review, and all that was said about it, in the order it was said. */
function ReportWords({ report }: Pick<ReportData, 'report'>) {
  const parts = [
    { head: t.about({ seller: report.providerName }), words: report.text, lang: report.language ?? undefined },
    { head: t.said(report), words: report.explanation },
    { head: t.decided, words: report.decision },
    { head: t.objection, words: report.objection },
  ];
  return parts.map(
    ({ head, words, lang }) =>
      words !== null && (
        <section key={head} className="gap-above">
          <h3>{head}</h3>
          <p className="rv-t" lang={lang} dir="auto">
            {words}
          </p>
        </section>
      ),
  );
}

function ReportAnswers({ report, open, request }: ReportData & { readonly request: ScreenRequest }) {
  const { id, status, objected_at: objectedAt } = report;
  const next = open.find((each) => each.id !== id);
  const back = next === undefined ? '/review-reports' : `/review-reports/${next.id}`;
  const answers = status === 'open' ? (['keep', 'remove'] as const) : objectedAt === null ? (['reopen'] as const) : [];
  return (
    <>
      <div className="ans gap-above">
        {answers.map((action, place) => (
          <ActionForm key={action} of={`review-report/${action}`} subject={id} back={back}>
            <label className="f">
              <span>
                {t.why[action]} <kbd>{place + 1}</kbd>
              </span>
              <textarea className="in" name="words" rows={4} required data-key={place + 1} />
              {action !== 'reopen' && <small>{t.told}</small>}
            </label>
            <Button name={t.answers[action].button} />
            <p>{t.answers[action].means}</p>
          </ActionForm>
        ))}
      </div>
      {answers.length > 0 && (
        <SameAs
          command={`roamchart reviews reports ${id} --${answers[0]} --because TEXT`}
          isShown={request.viewer.choices.commands}
        />
      )}
    </>
  );
}
