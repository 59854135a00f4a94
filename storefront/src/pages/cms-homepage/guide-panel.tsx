import { useText } from '../../context/shop-context.tsx';
import { ProductPicture } from '../../ui/product-picture.tsx';
import { type Guide, QUESTIONS } from './washer-guide.ts';

/** Choice of a washing machine by three questions; every answer links to a filtered list. */
export function GuidePanel({ guide }: { guide: Guide }) {
  const text = useText();
  return (
    <div className="panel home-guide">
      <div className="well">
        <ProductPicture
          path={guide.image}
          alt=""
          presets={['department', 'listing', 'catalog_detail']}
          sizes="(min-width: 1100px) 380px, (min-width: 600px) 45vw, 92vw"
          width={400}
          height={334}
        />
      </div>
      <div className="home-panel-text">
        <h2>{text('home_guide')}</h2>
        <ol>
          {QUESTIONS.map((question) => (
            <li key={question.name}>
              <b>{text(question.name)}</b>
              {text(`${question.name}_text`)}
              <ul>
                {question.answers.map(({ name, filter }) => (
                  <li key={name}>
                    <a className="pill" href={`${guide.url}?${filter}`}>
                      {text(name)}
                    </a>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ol>
        <a className="btn" href={guide.url}>
          {text('home_guide_all')}
        </a>
      </div>
    </div>
  );
}
