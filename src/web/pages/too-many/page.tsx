import { ErrorView } from '#web/components/frame/error-view.tsx';
import { usePage } from '#web/components/page/page-environment.tsx';

export function Page() {
  const { errors } = usePage().messages;
  return (
    <ErrorView heading={errors.tooMany.heading}>
      <p>{errors.tooMany.help}</p>
    </ErrorView>
  );
}
