import { useText } from '../../context/shop-context.tsx';
import { ArrowLeft, ArrowRight } from '../../ui/icons.tsx';
import { type PageStep, pageNumbers } from './page-numbers.ts';

interface PageStepsProps {
  page: number;
  pages: number;
  /** Returns the address of a page by its number. */
  to: (number: number) => string;
}

/** Previous page, page numbers with gaps, next page. */
export function PageSteps({ page, pages, to }: PageStepsProps) {
  const text = useText();
  return (
    <ol>
      {page > 1 && (
        <li>
          <a href={to(page - 1)} rel="prev" aria-label={text('listing_previous')}>
            <ArrowLeft className="icon" aria-hidden="true" />
          </a>
        </li>
      )}
      {pageNumbers(page, pages).map((step) => (
        <Step key={`${step.kind}-${step.number}`} step={step} page={page} href={to(step.number)} />
      ))}
      {page < pages && (
        <li>
          <a href={to(page + 1)} rel="next" aria-label={text('listing_next')}>
            <ArrowRight className="icon" aria-hidden="true" />
          </a>
        </li>
      )}
    </ol>
  );
}

function Step({ step, page, href }: { step: PageStep; page: number; href: string }) {
  const text = useText();
  if (step.kind === 'gap')
    return (
      <li className="gap" aria-hidden="true">
        …
      </li>
    );
  return (
    <li>
      <a href={href} aria-current={step.number === page ? 'page' : undefined} aria-label={text('listing_page', { n: step.number })}>
        {step.number}
      </a>
    </li>
  );
}
