import { ErrorView } from '#web/components/frame/error-view.tsx';
import { usePage } from '#web/components/page/page-environment.tsx';

export interface ServerErrorData {
  /** Names the failed request to the operator; null: it has no number. */
  readonly requestId: string | null;
}

export function ServerErrorPage({ requestId }: ServerErrorData) {
  const { errors } = usePage().messages;
  return (
    <ErrorView heading={errors.internal.heading}>
      <p>{errors.internal.help}</p>
      {requestId !== null && <p>{errors.internal.reference({ id: requestId })}</p>}
    </ErrorView>
  );
}
