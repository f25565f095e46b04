import type { ReactNode } from 'react';
import { localizePath } from '#i18n/localized-path.ts';
import type { PlaceForms } from '#i18n/place-forms/place-forms.ts';
import { usePage } from '#web/shared/page/page-environment.tsx';
import { Trail } from '#web/shared/page/trail.tsx';
import { AnswerBand } from '#web/shared/page/answer-band.tsx';
import { Heading } from '#ui/heading.tsx';

interface DestinationBandProps {
  readonly place: PlaceForms;
  readonly partName: string | null;
  /** Without language prefix. */
  readonly path: string;
  readonly flag: string | null;
  readonly region: { readonly name: string; readonly path: string } | null;
  /** The sentence. */
  readonly children: ReactNode;
}

/** The page head beside the place's map: title, counts, and the trip. */
export function DestinationBand({ place, partName, path, flag, region, children }: DestinationBandProps) {
  const { shell, messages } = usePage();
  const { common } = messages;
  const trail = [
    ...(region === null ? [] : [{ label: region.name, href: localizePath(region.path, shell.locale) }]),
    { label: place.name },
  ];
  return (
    <AnswerBand
      place={{ flag, path }}
      crumbs={<Trail from="destinations" to={trail} />}
      title={
        <Heading as="h1">
          {partName === null ? place.name : common.partOf({ part: partName, country: place.name })}
        </Heading>
      }
    >
      {children}
    </AnswerBand>
  );
}
