import { telUrl } from '../links/tel-url.ts';
import { useShop } from '../context/shop-context.tsx';
import { Mail, Phone } from './icons.tsx';

interface ContactLinkProps {
  className: string;
  /** Words before the number or address. */
  children?: React.ReactNode;
  hasIcon?: boolean;
}

/** Link to the shop's telephone; a shop without one is written to. */
export function ContactLink({ className, children, hasIcon = false }: ContactLinkProps) {
  const { phone, email } = useShop().info;
  const Icon = phone ? Phone : Mail;
  return (
    <a className={className} href={phone ? telUrl(phone) : `mailto:${email}`}>
      {hasIcon && <Icon className="icon small-icon" />}
      {children} {phone || email}
    </a>
  );
}
