import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';
import { forgetLeft } from '#web/shared/visit/left-plan.ts';
import { forgetPhone } from '#web/shared/visit/phone-answers.ts';
import type { StaticPageData } from './load.ts';

/** Only scripts keep answers. */
export function ForgetPhone({ button, done }: NonNullable<StaticPageData['forget']>) {
  const isHydrated = useHydrated();
  const [isDone, setIsDone] = useState(false);
  if (!isHydrated) return null;
  return (
    <p>
      <Button
        onClick={() => {
          forgetPhone();
          forgetLeft();
          setIsDone(true);
        }}
      >
        {button}
      </Button>{' '}
      <span role="status">{isDone && done}</span>
    </p>
  );
}
