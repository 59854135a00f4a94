import { useText } from '../../context/shop-context.tsx';
import { factOf, measureOf } from './fact-values.ts';
import type { ProductFacts } from './product-page.ts';

/** Outlines of ports, in millimetres. */
const PORTS: readonly { code: string; name: string; shape: string }[] = [
  { code: 'usb_c_ports', name: 'USB-C', shape: 'M4 7h12a2 2 0 0 1 0 6H4a2 2 0 0 1 0-6zM6 10h8' },
  { code: 'usb_a_ports', name: 'USB-A', shape: 'M2 6h16v8H2zM4 8h12v2H4z' },
  { code: 'hdmi_ports', name: 'HDMI', shape: 'M2 6h16v5l-3 3H5l-3-3zM5 9h10' },
  { code: 'displayport_ports', name: 'DisplayPort', shape: 'M2 6h16v8H5l-3-3zM5 9h10' },
  { code: 'nas_lan_ports', name: 'Ethernet', shape: 'M3 4h14v12h-3v-2H6v2H3zM7 4v3m2-3v3m2-3v3m2-3v3' },
  { code: 'audio_jack', name: '3,5 mm', shape: 'M10 4a6 6 0 1 0 0 12a6 6 0 1 0 0-12zM10 8a2 2 0 1 0 0 4a2 2 0 1 0 0-4z' },
];

/** Ports as drawings with names and counts. */
export function Ports({ groups }: { groups: ProductFacts['specifications'] }) {
  const text = useText();
  const ports = PORTS.flatMap((port) => {
    const count = port.code === 'audio_jack' ? Number(factOf(groups, port.code)?.value === text('yes')) : measureOf(groups, port.code);
    return count ? [{ ...port, count }] : [];
  });
  if (ports.length < 2) return null;
  return (
    <section className="ports" aria-labelledby="ports-title">
      <h3 id="ports-title">{text('product_ports')}</h3>
      <ul>
        {ports.map(({ code, name, shape, count }) => (
          <li key={code}>
            <svg viewBox="0 0 20 20" aria-hidden="true">
              <path d={shape} />
            </svg>
            <b>{name}</b> <span className="num">× {count}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
