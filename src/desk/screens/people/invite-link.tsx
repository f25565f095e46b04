import type { ActionDone } from '#runtime/services/desk/desk-action.ts';
import { texts } from '#desk/messages/en.ts';
import { Link } from '#desk/parts/go.tsx';
import { ScreenHead } from '#desk/parts/screen-head.tsx';

const t = texts.people.made;

interface InviteLinkProps {
  readonly origin: string;
  readonly link: NonNullable<ActionDone['link']>;
}

/** A one-time link, the only time that anybody sees it. */
export function InviteLink({ origin, link }: InviteLinkProps) {
  return (
    <>
      <ScreenHead title={t.title({ name: link.name })} />
      <p className="mut">{t.text}</p>
      <code className="box after">{`${origin}/invite#${link.token}`}</code>
      <div className="acts after">
        <Link look="btn" href="/people" name={t.back} />
      </div>
    </>
  );
}
