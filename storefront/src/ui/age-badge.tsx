import { useText } from '../context/shop-context.tsx';

/** Marks a product that is sold to adults only. */
export function AgeBadge() {
  const text = useText();
  return (
    <span className="badge quiet">
      <span aria-hidden="true">{text('age_mark')}</span>
      <span className="visually-hidden">{text('age_mark_text')}</span>
    </span>
  );
}
