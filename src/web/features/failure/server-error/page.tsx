import { ErrorView } from '#web/features/failure/error-view.tsx';
import { usePage } from '#web/shared/page/page-environment.tsx';

export interface ServerErrorData {
  /** Id of the failed request, for the operator; null: none. */
  readonly requestId: string | null;
}

export function Page({ requestId }: ServerErrorData) {
  const { errors } = usePage().messages;
  return (
    <ErrorView heading={errors.internal.heading}>
      <p>{errors.internal.help}</p>
      {requestId !== null && <p>{errors.internal.reference({ id: requestId })}</p>}
    </ErrorView>
  );
}
