import type { ButtonHTMLAttributes, ComponentProps, MouseEvent, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './button.module.css';

interface ButtonLook {
  /** One primary button per view or group of cards. */
  readonly look?: 'primary' | 'outline' | 'quiet' | 'bad';
  readonly size?: 'small' | 'large' | 'icon';
}

function classOf(
  look: ButtonLook['look'] = 'outline',
  size: ButtonLook['size'],
  className: string | undefined,
): string | undefined {
  return classNames(styles['button'], styles[look], size !== undefined && styles[size], className);
}

interface ButtonProps extends ButtonLook, ButtonHTMLAttributes<HTMLButtonElement> {
  /** Action in progress: keeps width and focus, and ignores presses. */
  readonly isBusy?: boolean;
}

/** A button with `type="button"` by default. */
export function Button({ look, size, className, isBusy = false, ...rest }: ButtonProps) {
  const looks = classOf(look, size, className);
  const busy = isBusy && { 'aria-busy': true, 'aria-disabled': true, onClick: ignoreClick };
  return <button type="button" {...rest} {...busy} className={looks} />;
}

function ignoreClick(event: MouseEvent): void {
  event.preventDefault();
}

/** The label of a check box that looks like a button. */
export function ButtonLabel({ children }: { readonly children: ReactNode }) {
  return <label className={classOf('outline', undefined, undefined)}>{children}</label>;
}

/** A link that looks like a button. */
export function ButtonLink({ look, size, className, children, ...rest }: ButtonLook & ComponentProps<'a'>) {
  const looks = classOf(look, size, className);
  return (
    <a {...rest} className={looks}>
      {children}
    </a>
  );
}
