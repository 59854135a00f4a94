import { useText } from '../context/shop-context.tsx';
import { IdCard } from './icons.tsx';

/** Note on the age check at handover; `className` is the page's own style of a note. */
export function AgeNote({ cart, className }: { cart: { age_verification: boolean }; className: string }) {
  const text = useText();
  if (!cart.age_verification) return null;
  return (
    <p className={className} role="note">
      <IdCard className="icon" />
      <span>
        <b>{text('age_handover_title')}.</b> {text('age_handover')}
      </span>
    </p>
  );
}
