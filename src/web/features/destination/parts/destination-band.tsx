import type { ReactNode } from 'react';
import { localizePath } from '#i18n/localized-path.ts';
import type { PlaceForms } from '#i18n/place-forms/place-forms.ts';
import { usePage } from '#web/shared/page/page-environment.tsx';
import { Trail } from '#web/shared/page/trail.tsx';
import { AnswerBand, isLongTitle } from '#web/shared/page/answer-band.tsx';
import { Heading } from '#ui/heading.tsx';

interface DestinationBandProps {
  readonly place: PlaceForms;
  readonly partName: string | null;
  readonly picturedPart: string | null;
  /** Without language prefix. */
  readonly path: string;
  readonly flag: string | null;
  readonly region: { readonly name: string; readonly path: string } | null;
  /** The sentence. */
  readonly children: ReactNode;
}

/** The page head beside the place's map: title, counts, and the trip. */
export function DestinationBand({ place, partName, picturedPart, path, flag, region, children }: DestinationBandProps) {
  const { shell } = usePage();
  const link = (to: string): string => localizePath(to, shell.locale);
  const title = partName ?? place.name;
  const trail = [
    ...(region === null ? [] : [{ label: region.name, href: link(region.path) }]),
    ...(partName === null ? [] : [{ label: place.name, href: link(path) }]),
    { label: title },
  ];
  return (
    <AnswerBand
      place={{ flag, path, part: picturedPart }}
      crumbs={<Trail from="destinations" to={trail} />}
      // Of other parts it is the country's.
      hidesMap={(partName !== null && picturedPart === null) || isLongTitle(title)}
      title={<Heading as="h1">{title}</Heading>}
    >
      {children}
    </AnswerBand>
  );
}
