import type { SiteInfo } from '@vitrina/contract/site';
import { useShop } from '../../context/shop-context.tsx';

const HEIGHT = 32;

/** Width of the logo at its height in the header, which reserves its space until it loads. */
const widthOf = (size: SiteInfo['logo_size']): number => (size ? Math.round((HEIGHT * size.width) / size.height) : HEIGHT);

/** The shop's logo or, without one, the first letter of its name in its colours. */
export function Logo() {
  const { logo, logoSize, name } = useShop().info;
  if (logo) return <img src={logo} alt="" width={widthOf(logoSize)} height={HEIGHT} />;
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true">
      <rect width="32" height="32" rx="7" fill="var(--key)" />
      <text x="16" y="22.5" textAnchor="middle" fontSize="19" fontWeight="700" fill="var(--on-key)">
        {([...name][0] ?? '').toLocaleUpperCase()}
      </text>
    </svg>
  );
}
