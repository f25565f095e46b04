import { classNames } from '#ui/class-names.ts';
import { usePage } from '#web/shared/page/page-environment.tsx';
import { fareShade } from './fare-shade.ts';
import styles from './fare-legend.module.css';
import { sayBorders, type PriceBorders } from '#web/shared/place/price-borders.ts';

interface FareLegendProps {
  /** Lowest first; fewer than two shades need no legend. */
  readonly fares: readonly PriceBorders[];
  readonly className?: string | undefined;
}

/** What prices on cards and pins are, and what their shades mean. */
export function FareLegend({ fares, className }: FareLegendProps) {
  const { shell, messages } = usePage();
  const { caption } = messages.common.fares;
  return (
    <div className={classNames(styles['legend'], className)}>
      <span>{caption}</span>
      {fares.length > 1 && (
        <ul aria-label={caption}>
          {fares.map((borders, index) => (
            <li key={borders.from?.units ?? 0}>
              <span className={classNames(styles['swatch'], fareShade(index + 1))} />
              {sayBorders(borders, { locale: shell.locale, messages })}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
