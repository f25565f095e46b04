import type { ReactNode } from 'react';

interface ActionFormProps {
  /** `person/revoke`: an entry of the table of actions. */
  readonly of: string;
  readonly subject: string;
  /** Where the answer leads. */
  readonly back: string;
  /** Whether the key is asked for first, unless it was touched within five minutes. */
  readonly needsTouch?: boolean;
  readonly className?: string | undefined;
  /** For fields that stand elsewhere. */
  readonly id?: string;
  readonly hasFile?: boolean;
  readonly children: ReactNode;
}

/** A form that does something: the same with and without scripts. */
export function ActionForm({
  of: action,
  subject,
  back,
  needsTouch = false,
  className,
  id,
  hasFile = false,
  children,
}: ActionFormProps) {
  return (
    <form
      id={id}
      method="post"
      action={`/do/${action}`}
      encType={hasFile ? 'multipart/form-data' : undefined}
      className={className}
      data-touch={needsTouch ? '' : undefined}
    >
      <input type="hidden" name="subject" value={subject} />
      <input type="hidden" name="back" value={back} />
      {children}
    </form>
  );
}
