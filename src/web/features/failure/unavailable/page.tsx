import { Button, ButtonLink } from '#ui/button.tsx';
import { ErrorView } from '#web/features/failure/error-view.tsx';
import { usePage } from '#web/shared/page/page-environment.tsx';

/** A rejected form, to be resubmitted. */
export interface UnsentForm {
  readonly action: string;
  readonly fields: readonly (readonly [name: string, value: string])[];
}

export interface UnavailableData {
  /** Id of the failed request, for the operator. */
  readonly requestId: string | null;
  /** Null: a page was requested. */
  readonly unsent: UnsentForm | null;
}

export function Page({ requestId, unsent }: UnavailableData) {
  const { errors } = usePage().messages;
  const { heading, help, unsentHelp, sendAgain } = errors.unavailable;
  return (
    <ErrorView
      heading={heading}
      firstWay={
        unsent === null ? (
          // Empty href: retries the requested address.
          <ButtonLink look="primary" href="">
            {errors.offline.retry}
          </ButtonLink>
        ) : (
          <form method="post" action={unsent.action}>
            {unsent.fields.map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
            <Button type="submit" look="primary">
              {sendAgain}
            </Button>
          </form>
        )
      }
    >
      <p>{unsent === null ? help : unsentHelp}</p>
      {requestId !== null && <p>{errors.internal.reference({ id: requestId })}</p>}
    </ErrorView>
  );
}
