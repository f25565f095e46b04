import type { AnchorHTMLAttributes, ButtonHTMLAttributes } from 'react';
import { classNames } from './class-names.ts';
import styles from './button.module.css';

interface ButtonLook {
  /** One primary button per view or group of cards. */
  readonly look?: 'primary' | 'outline' | 'quiet';
  readonly size?: 'small' | 'large' | 'icon';
}

function classOf({ look = 'outline', size }: ButtonLook, className: string | undefined): string | undefined {
  return classNames(styles['button'], styles[look], size !== undefined && styles[size], className);
}

/** A button that acts; `type` is never submit by accident. */
export function Button({ look, size, className, ...rest }: ButtonLook & ButtonHTMLAttributes<HTMLButtonElement>) {
  const looks = classOf({ ...(look && { look }), ...(size && { size }) }, className);
  return <button type="button" {...rest} className={looks} />;
}

/** A link that looks like a button. */
export function ButtonLink({
  look,
  size,
  className,
  children,
  ...rest
}: ButtonLook & AnchorHTMLAttributes<HTMLAnchorElement>) {
  const looks = classOf({ ...(look && { look }), ...(size && { size }) }, className);
  return (
    <a {...rest} className={looks}>
      {children}
    </a>
  );
}
