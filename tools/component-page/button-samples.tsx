import { X } from 'lucide';
import { Button, ButtonLink } from '#ui/button.tsx';
import { GoLink } from '#ui/go-link.tsx';
import { Icon } from '#ui/icon.tsx';
import { Row, States, type State } from './sample.tsx';
import type { ComponentTexts } from './texts.ts';

const looks = ['primary', 'outline', 'quiet', 'bad'] as const;
const states: readonly State[] = ['rest', 'hover', 'active', 'focus', 'disabled', 'busy'];

export function ButtonSamples({ texts }: { readonly texts: ComponentTexts }) {
  return (
    <>
      <States texts={texts} states={states}>
        {(state) =>
          looks.map((look) => (
            <Button key={look} look={look} disabled={state === 'disabled'} isBusy={state === 'busy'}>
              {look === 'bad' ? texts.discard : texts.compare}
            </Button>
          ))
        }
      </States>
      <Row>
        <Button size="large">{texts.compare}</Button>
        <Button>{texts.compare}</Button>
        <Button size="small">{texts.compare}</Button>
        <Button size="icon" aria-label={texts.dialog.close}>
          <Icon of={X} size={20} />
        </Button>
        <ButtonLink href="#top">{texts.compare}</ButtonLink>
        <GoLink href="#top">{texts.allRegions}</GoLink>
      </Row>
    </>
  );
}
