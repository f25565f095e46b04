import { Link } from './go.tsx';
import type { NamedSeller } from '#runtime/services/desk/named-plans.ts';

interface SellerLogoProps {
  readonly seller: Pick<NamedSeller, 'slug' | 'name' | 'image'>;
  /** Edge of the square in px. */
  readonly size: 20 | 22 | 24 | 28 | 40;
}

/** Its picture, from the desk's own address; without one the first letter of its name. */
export function SellerLogo({ seller: { slug, name, image }, size }: SellerLogoProps) {
  if (image !== null)
    return <img className="logo" src={`/logos/${slug}`} width={size} height={size} alt="" loading="lazy" />;
  return (
    <svg className="logo logo--letter" width={size} height={size} viewBox="0 0 40 40" aria-hidden="true">
      <rect width="40" height="40" />
      <text x="20" y="28" textAnchor="middle">
        {[...name][0]?.toUpperCase()}
      </text>
    </svg>
  );
}

interface SellerNameProps extends Pick<SellerLogoProps, 'seller'> {
  /** In a row that opens: where it leads. */
  readonly href?: string;
  /** Default: its name. */
  readonly name?: string;
}

/** The picture and name of a provider, or of what is its own. */
export function SellerName({ seller, href, name = seller.name }: SellerNameProps) {
  const body = (
    <>
      <SellerLogo seller={seller} size={24} />
      <b>{name}</b>
    </>
  );
  if (href === undefined) return <span className="who">{body}</span>;
  return <Link look="row who" href={href} name={body} />;
}
