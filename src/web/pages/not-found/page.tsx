import { ErrorView } from '#web/components/error-view.tsx';
import { usePage } from '#web/components/page-environment.tsx';

export interface NotFoundData {
  /** What was asked for, as it is shown. */
  readonly path: string;
}

export function NotFoundPage({ path }: NotFoundData) {
  const { errors } = usePage().messages;
  return (
    <ErrorView heading={errors.notFound.heading}>
      <p>{errors.notFound.message({ path })}</p>
      <p>{errors.notFound.help}</p>
    </ErrorView>
  );
}
