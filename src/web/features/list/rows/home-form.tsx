import { useEffect, useRef, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Select } from '#ui/select.tsx';
import type { OwnSimData } from '#web/features/list/state/list-data.ts';
import { usePage } from '#web/shared/page/page-environment.tsx';

interface HomeFormProps extends Pick<OwnSimData, 'home' | 'homes'> {
  /** Path and query of the page, with language prefix. */
  readonly returnTo: string;
}

/** Asks for the country of the SIM, which a cookie keeps. */
export function HomeForm({ home: known, homes, returnTo }: HomeFormProps) {
  const { ownSim } = usePage().messages.list;
  const form = useRef<HTMLFormElement>(null);
  const [home, setHome] = useState<string>(known ?? '');
  // Not where it is chosen: before hydration is done, the form is not there yet.
  useEffect(() => {
    if (home !== (known ?? '')) form.current?.requestSubmit();
  }, [home, known]);
  return (
    <form ref={form} method="post" action="/settings">
      <input type="hidden" name="returnTo" value={returnTo} />
      <Select
        name="home"
        label={ownSim.ask}
        value={home}
        options={[
          ...(known === null ? [{ value: '', label: ownSim.choose }] : []),
          ...homes.map(({ code, name }) => ({ value: code, label: name })),
          { value: 'none', label: ownSim.none },
        ]}
        onChange={setHome}
      />
      <noscript>
        <Button type="submit">{ownSim.submit}</Button>
      </noscript>
    </form>
  );
}
