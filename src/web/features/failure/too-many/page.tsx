import { ErrorView } from '#web/features/failure/error-view.tsx';
import { usePage } from '#web/shared/page/page-environment.tsx';

export function Page() {
  const { errors } = usePage().messages;
  return (
    <ErrorView heading={errors.tooMany.heading}>
      <p>{errors.tooMany.help}</p>
    </ErrorView>
  );
}
