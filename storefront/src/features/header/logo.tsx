import { useShop } from '../../context/shop-context.tsx';

/** The shop's own logo; of a shop without one, the first letter of its name in its colours. */
export function Logo() {
  const { logo, name } = useShop().info;
  if (logo) return <img src={logo} alt="" width={32} height={32} />;
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true">
      <rect width="32" height="32" rx="7" fill="var(--key)" />
      <text x="16" y="22.5" textAnchor="middle" fontSize="19" fontWeight="700" fill="var(--on-key)">
        {([...name][0] ?? '').toLocaleUpperCase()}
      </text>
    </svg>
  );
}
