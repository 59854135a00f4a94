import { useText } from '../../context/shop-context.tsx';
import { useMoment } from '../../labels/use-moment.ts';
import type { GuideItem } from './guide-item.ts';
import { GuidePicture } from './guide-picture.tsx';
import './guides.css';

interface GuideListProps {
  guides: readonly GuideItem[];
  heading?: 'h2' | 'h3';
  /** True: the first guide is wide and its picture is fetched first. */
  leads?: boolean;
}

/** A grid of guides, each one link. */
export function GuideList({ guides, heading = 'h2', leads = false }: GuideListProps) {
  return (
    <ul className={leads ? 'case guide-list leads' : 'case guide-list'}>
      {guides.map((guide, i) => (
        <li key={guide.id}>
          <GuideCard guide={guide} heading={heading} isLead={leads && i === 0} />
        </li>
      ))}
    </ul>
  );
}

const SIZES = '(min-width: 1440px) 460px, (min-width: 1100px) 31vw, (min-width: 700px) 47vw, 94vw';
const LEAD_SIZES = '(min-width: 1440px) 780px, (min-width: 900px) 56vw, 94vw';

function GuideCard({ guide, heading: Heading, isLead }: { guide: GuideItem; heading: 'h2' | 'h3'; isLead: boolean }) {
  const text = useText();
  const day = useMoment();
  const lang = guide.text_lang ? { lang: guide.text_lang } : {};
  return (
    <article className="guide-card">
      {guide.image && <GuidePicture path={guide.image} sizes={isLead ? LEAD_SIZES : SIZES} isFirst={isLead} />}
      <div className="guide-card-text">
        <p className="guide-topic">
          {guide.isHidden && <span className="badge hidden-mark">{text('guides_hidden_mark')}</span>}
          {guide.isHighlighted && <span className="badge quiet">{text('guides_highlighted')}</span>}
          {guide.category && <span {...lang}>{guide.category}</span>}
        </p>
        <Heading className="guide-title" {...lang}>
          <a href={guide.url}>{guide.title}</a>
        </Heading>
        <p className="guide-lead" {...lang}>
          {guide.short_description}
        </p>
        <p className="guide-meta">
          <time dateTime={guide.datetime_published}>{day(guide.datetime_published, 'day')}</time>
          {guide.authors.length > 0 && <span>{guide.authors.join(', ')}</span>}
        </p>
      </div>
    </article>
  );
}
