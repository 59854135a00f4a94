import { useEffect, useState } from 'react';
import { useText } from '../../context/shop-context.tsx';
import { sectionInView } from './section-in-view.ts';

interface AnchorsBarProps {
  hasPrices: boolean;
  hasRelated: boolean;
  hasSafety: boolean;
  hasFits: boolean;
}

/** Sticky links to the sections of the page; the one in view is marked. */
export function AnchorsBar({ hasPrices, hasRelated, hasSafety, hasFits }: AnchorsBarProps) {
  const text = useText();
  const sections = [
    'facts',
    ...(hasPrices ? ['price'] : []),
    ...(hasSafety ? ['safety'] : []),
    ...(hasFits ? ['fits'] : []),
    'reviews',
    'questions',
    ...(hasRelated ? ['related'] : []),
  ];
  const names = sections.join(' ');
  const [here, setHere] = useState(sections[0]);
  useEffect(() => {
    const places = () =>
      names.split(' ').flatMap((id) => {
        const box = document.getElementById(id)?.getBoundingClientRect();
        return box ? [{ id, top: box.top, bottom: box.bottom }] : [];
      });
    const follow = () => setHere(sectionInView(places(), innerHeight));
    addEventListener('scroll', follow, { passive: true });
    return () => removeEventListener('scroll', follow);
  }, [names]);
  return (
    <nav className="anchors-bar" aria-label={text('product_on_this_page')}>
      <div className="page">
        <ul>
          {sections.map((id) => (
            <li key={id}>
              <a href={`#${id}`} aria-current={id === here ? 'true' : undefined}>
                {text(`product_section_${id}`)}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}
