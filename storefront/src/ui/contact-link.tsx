import { telUrl } from '../links/tel-url.ts';
import { useShop } from '../context/shop-context.tsx';
import { Mail, Phone } from './icons.tsx';

interface ContactLinkProps {
  className: string;
  /** Text before the number or address. */
  children?: React.ReactNode;
  hasIcon?: boolean;
}

/** Link to the shop's telephone, or to its e-mail address if it has none. */
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
