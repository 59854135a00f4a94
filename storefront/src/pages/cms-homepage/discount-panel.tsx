import { useText } from '../../context/shop-context.tsx';

const RULES = ['home_discounts_low', 'home_discounts_down', 'home_discounts_none'] as const;

/** Explanation of the shop's discounts, with a sample chart of prices over 90 days. `url`: list of reduced products. */
export function DiscountPanel({ url }: { url: string | null }) {
  const text = useText();
  return (
    <div className="panel home-panel-text home-discounts" id="discounts" tabIndex={-1}>
      <h2>{text('home_discounts')}</h2>
      <figure>
        <svg viewBox="0 0 480 150" role="img" aria-label={text('home_discounts_drawing')}>
          <rect className="window" x="270" y="14" width="140" height="112" rx="4" />
          <path className="ground" d="M8 126h464" />
          <path className="steps" d="M8 58h120V38h120v40h90V58h72v44h62" />
          <path className="low" d="M270 78h140" />
          <circle className="now" cx="410" cy="102" r="6" />
        </svg>
        <figcaption>
          <span className="window-key" aria-hidden="true" />
          {text('home_discounts_window')}
        </figcaption>
      </figure>
      <ol>
        {RULES.map((name) => (
          <li key={name}>{text(name)}</li>
        ))}
      </ol>
      {url && (
        <a className="btn" href={url}>
          {text('home_discounts_all')}
        </a>
      )}
    </div>
  );
}
