import { texts } from '#desk/messages/en.ts';
import { Link } from '#desk/parts/go.tsx';
import { Note } from '#desk/parts/note.tsx';

const t = texts.frame;

interface NoticeProps {
  readonly title: string;
  readonly sentence: string;
  readonly back: string;
  readonly goes: string;
}

/** A page of the frame that says one thing: nothing here, not done, not yours. */
function Notice({ title, sentence, back, goes }: NoticeProps) {
  return (
    <>
      <div className="top">
        <h1>{title}</h1>
      </div>
      <p className="mut">{sentence}</p>
      <div className="acts after">
        <Link look="btn" href={back} name={goes} />
      </div>
    </>
  );
}

export function NotFound() {
  return <Notice title={t.notFound.title} sentence={t.notFound.text} back="/" goes={t.notFound.back} />;
}

/** What was refused, in the command's own sentence. */
export function Refused({ sentence, back }: { readonly sentence: string; readonly back: string }) {
  return <Notice title={t.refused.title} sentence={sentence} back={back} goes={t.refused.back} />;
}

interface FailedProps {
  readonly isOutage: boolean;
  readonly id: string;
  /** To try again. */
  readonly address: string;
}

/** An error: what went wrong is in the server's log, under the id. */
export function Failed({ isOutage, id, address }: FailedProps) {
  return (
    <>
      <h1 className="vh">{t.refused.title}</h1>
      <Note kind="bad">
        <b>{isOutage ? t.failed.unavailable : t.failed.head}</b> {t.failed.text({ id })}
      </Note>
      <Link look="btn btn--p" href={address} name={t.failed.again} />
    </>
  );
}
