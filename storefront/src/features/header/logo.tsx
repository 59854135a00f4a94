import { useShop } from '../../context/shop-context.tsx';

/** The shop's own logo; of a shop without one, the lit case with the key colour in it. */
export function Logo() {
  const { logo } = useShop().info;
  if (logo) return <img src={logo} alt="" height={32} />;
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true">
      <rect x="1.5" y="1.5" width="29" height="29" rx="6" fill="none" stroke="currentColor" strokeWidth="3" />
      <path d="M2 22.5h28" stroke="currentColor" strokeWidth="3" />
      <circle cx="16" cy="15" r="5.5" fill="var(--key)" />
    </svg>
  );
}
