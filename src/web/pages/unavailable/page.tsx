import { Button, ButtonLink } from '#ui/button.tsx';
import { ErrorView } from '#web/components/frame/error-view.tsx';
import { usePage } from '#web/components/page/page-environment.tsx';

/** A form that could not be taken, to be sent once more as it was. */
export interface UnsentForm {
  readonly action: string;
  readonly fields: readonly (readonly [name: string, value: string])[];
}

export interface UnavailableData {
  /** Names the failed request to the operator. */
  readonly requestId: string | null;
  /** Null: a page was asked for. */
  readonly unsent: UnsentForm | null;
}

export function UnavailablePage({ requestId, unsent }: UnavailableData) {
  const { errors } = usePage().messages;
  const { heading, help, unsentHelp, sendAgain } = errors.unavailable;
  return (
    <ErrorView
      heading={heading}
      firstWay={
        unsent === null ? (
          // To the address that was asked for: this page stands in its place.
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
