import { useText } from '../context/shop-context.tsx';
import type { ProductListItem } from '@vitrina/contract/catalogue';
const CLASSES = ['A', 'B', 'C', 'D', 'E', 'F', 'G'] as const;
const ROW = 30;
const LEFT = 8;
/** Width of A's arrow and what each following one is longer by. */
const FIRST = 92;
const STEP = 16;

/** The scale of the EU energy label with the product's own class at its right. */
export function EnergyLabel({ energy }: { energy: NonNullable<ProductListItem['energy']> }) {
  const text = useText();
  const scale = CLASSES.slice(CLASSES.indexOf(energy.from as 'A'), CLASSES.indexOf(energy.to as 'G') + 1);
  const own = Math.max(0, scale.indexOf(energy.class as 'A'));
  const height = scale.length * ROW + 8;
  return (
    <figure className="energy-label">
      <svg viewBox={`0 0 320 ${height}`} role="img" aria-label={text('energy_class_of', { class: energy.class, from: energy.from, to: energy.to })}>
        <rect className="energy-label-plate" x="0.5" y="0.5" width="319" height={height - 1} rx="6" />
        {scale.map((letter, i) => (
          <g key={letter} className={`energy-label-${letter.toLowerCase()}`}>
            <path d={arrow(LEFT, 6 + i * ROW, FIRST + i * STEP)} />
            <text x={LEFT + 10} y={6 + i * ROW + 20}>
              {letter}
            </text>
          </g>
        ))}
        <path className="energy-label-own" d={`M312 ${6 + own * ROW - 2}h-62l-16 15 16 15h62z`} />
        <text className="energy-label-letter" x="284" y={6 + own * ROW + 23} textAnchor="middle">
          {energy.class}
        </text>
      </svg>
      <figcaption>{text('product_energy_explain', { class: energy.class, from: energy.from, to: energy.to })}</figcaption>
      {energy.sheet_url && (
        <a className="link" href={energy.sheet_url} target="_blank" rel="noopener">
          {text('product_energy_sheet')}
        </a>
      )}
    </figure>
  );
}

const arrow = (x: number, y: number, width: number): string => `M${x} ${y}h${width}l13 13-13 13h${-width}z`;
