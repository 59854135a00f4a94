import type { ProductDetail } from '@vitrina/contract/catalogue';
import { CURRENCIES, LANGUAGES } from '@vitrina/contract/values/languages';
import { formatDate } from '@vitrina/contract/values/date';
import { dateFormat, numberFormat } from '@vitrina/contract/values/formats';
import { applyPattern } from '@vitrina/contract/values/money';
import { usePrice, useShop, useText } from '../../context/shop-context.tsx';
import { type Plot, plotPrices } from './chart-steps.ts';
import './price-chart.css';

type Props = Pick<ProductDetail, 'price_history' | 'discount_since' | 'lowest_price_30_days'> & { today: string };

const DAY = { day: 'numeric', month: 'numeric', timeZone: 'UTC' } as const;
const PRICE = { maximumFractionDigits: 2, useGrouping: 'always' } as const;
const SIZE = { width: 440, height: 194 };

/** Prices of 90 days as a step chart, with the 30 days of the reference price, and its calculation as text. */
export function PriceChart({ price_history: history, discount_since: since, lowest_price_30_days: lowest, today }: Props) {
  const { lang } = useShop();
  const text = useText();
  const format = usePrice();
  const { axis, widest } = useAxis(history.map((point) => point.price));
  const plot = plotPrices(history, { today, since, frame: { left: 10 + widest * 8.4, right: SIZE.width - 14, top: 32, bottom: 152 } });
  if (!plot) return null;
  const steps = history.map((point) => text('product_price_step', { price: format(point.price), date: formatDate(point.date, lang) })).join(', ');
  return (
    <section className="panel side-panel price-chart" id="price" tabIndex={-1} aria-labelledby="price-title">
      <h2 id="price-title">{text('product_price_history')}</h2>
      <svg viewBox={`0 0 ${SIZE.width} ${SIZE.height}`} role="img" aria-label={text('product_price_spoken', { steps })}>
        <Drawing plot={plot} axis={axis} since={since} />
      </svg>
      <p className="small muted">
        {since !== null && lowest !== null
          ? text('product_price_how_cut', { price: format(lowest), date: formatDate(since, lang) })
          : text('product_price_how_plain')}
      </p>
    </section>
  );
}

function Drawing({ plot, axis, since }: { plot: Plot; axis: (price: number) => string; since: string | null }) {
  const text = useText();
  const { language } = useShop();
  const day = dateFormat(language.locale, DAY);
  const left = (plot.ticks[0]?.x ?? 0) as number;
  const right = plot.end.x;
  return (
    <>
      <rect className="chart-window" x={plot.window.x} y="14" width={plot.window.width} height="138" />
      {plot.lines.map((line) => (
        <path key={line.price} className="chart-line" d={`M${left} ${line.y}H${right}`} />
      ))}
      {plot.low && <path className="chart-low" d={`M${plot.window.x} ${plot.low.y}h${plot.window.width}`} />}
      <path className="chart-steps" d={plot.path} />
      <circle className="chart-now" cx={plot.end.x} cy={plot.end.y} r="5.5" />
      <g className="chart-text">
        {plot.lines.map((line) => (
          <text key={line.price} x={left - 8} y={line.y + 4} textAnchor="end">
            {axis(line.price)}
          </text>
        ))}
        {plot.ticks.map((tick, i) => (
          <text key={tick.date} x={tick.x} y="182" textAnchor={i === 0 ? 'start' : 'middle'}>
            {day.format(new Date(tick.date))}
          </text>
        ))}
        <text x={right} y="182" textAnchor="end">
          {text('product_price_today')}
        </text>
        <text x={plot.window.x + plot.window.width - 4} y="8" textAnchor="end">
          {text(since === null ? 'product_price_window' : 'product_price_window_cut')}
        </text>
      </g>
    </>
  );
}

/** Formats rounded prices for the axis; a long currency sign is omitted, as the text below has it. */
function useAxis(prices: readonly number[]): { axis: (price: number) => string; widest: number } {
  const { lang } = useShop();
  const { locale, currency } = LANGUAGES[lang];
  const { pattern } = CURRENCIES[currency];
  const isLong = pattern.length > '%s KM'.length;
  const number = numberFormat(locale, PRICE);
  const axis = (price: number) => (isLong ? number.format(price) : applyPattern(pattern, number.format(price)));
  return { axis, widest: Math.max(0, ...prices.map((price) => axis(Math.round(price)).length)) };
}
