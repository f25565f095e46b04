import { texts } from '#desk/messages/en.ts';

const t = texts.people;

/** Tries that did not lead in. @param counts by reason */
export function Refusals({ counts }: { readonly counts: Readonly<Record<string, number>> }) {
  const { 'used-link': links = 0, role: _role, 'other-origin': _foreign, ...others } = counts;
  const keys = Object.values(others).reduce((sum, count) => sum + count, 0);
  if (keys + links === 0) return null;
  return (
    <p className="foot">
      {t.refused({ keys, links })}{' '}
      <a className="link" href="/audit?kind=sign-in">
        {t.showRefused}
      </a>
    </p>
  );
}
