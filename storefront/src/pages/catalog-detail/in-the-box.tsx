import { Check } from '../../ui/icons.tsx';
import { BOX, factOf } from './fact-values.ts';
import type { ProductFacts } from './product-page.ts';

/** List of the contents of the box. */
export function InTheBox({ groups }: { groups: ProductFacts['specifications'] }) {
  const box = factOf(groups, BOX);
  if (!box) return null;
  return (
    <section className="in-the-box" aria-labelledby="box-title">
      <h3 id="box-title" {...(box.title_lang && { lang: box.title_lang })}>
        {box.title}
      </h3>
      <ul {...(box.value_lang && { lang: box.value_lang })}>
        {box.value.split(', ').map((piece) => (
          <li key={piece}>
            <Check className="icon small-icon" aria-hidden="true" /> {piece}
          </li>
        ))}
      </ul>
    </section>
  );
}
