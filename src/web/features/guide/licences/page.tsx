import { LongText } from '#web/features/guide/long-text.tsx';
import type { LicencesData } from './load.ts';
import styles from './page.module.css';

export function Page({ heading, text, licences }: LicencesData) {
  const parts = licences.map((licence, index) => ({ ...licence, id: `licence-${index + 1}` }));
  const further = parts.map(({ id, name }) => ({ id, heading: name }));
  return (
    <LongText heading={heading} text={text} further={further}>
      {parts.map(({ id, name, identifier, text: terms }) => (
        <section key={id} id={id}>
          <h2>{name}</h2>
          {identifier !== null && <p>{identifier}</p>}
          <pre className={styles['terms']} lang="en">
            {terms}
          </pre>
        </section>
      ))}
    </LongText>
  );
}
