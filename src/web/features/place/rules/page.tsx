import { Boundary } from '#ui/boundary.tsx';
import { Wrap } from '#ui/section.tsx';
import { usePage } from '#web/shared/page/page-environment.tsx';
import { Trail } from '#web/shared/page/trail.tsx';
import { lazyComponent } from '#web/shared/page/lazy-component.tsx';
import type { RulesData } from './load.ts';
import styles from './page.module.css';
import { Heading } from '#ui/heading.tsx';

const AllRules = lazyComponent(async () => (await import('./later.tsx')).AllRules);

/** The rules of all countries, or of those with rules of one kind. */
export function Page(data: RulesData) {
  const { messages } = usePage();
  const texts = messages.rules;
  return (
    <Wrap className={styles['page']}>
      <Boundary>
        <Trail to={[{ label: texts.heading }]} />
        <Heading as="h1">{texts.heading}</Heading>
        <p className={styles['lead']}>{texts.lead}</p>
      </Boundary>
      <AllRules {...data} />
    </Wrap>
  );
}
