import { COMMENT_SORTS } from '@vitrina/contract/values/comment-form';
import { LANGUAGES } from '@vitrina/contract/values/languages';
import { languageOfTag } from '@vitrina/contract/values/same-language';
import { useShop, useText } from '../../context/shop-context.tsx';
import { reviewsUrl } from '../../links/reviews-url.ts';
import { X } from '../../ui/icons.tsx';
import { PreviousNext } from '../../ui/previous-next.tsx';
import type { Props } from './load.ts';

type Listed = Pick<Props, 'product' | 'comments' | 'identifier'>;

const urlWith = (
  { product, comments, identifier }: Listed,
  shop: Parameters<typeof reviewsUrl>[1],
  changed: Partial<Parameters<typeof reviewsUrl>[0]>,
): string => {
  const { sort, stars, written_in: writtenIn } = comments;
  return `${reviewsUrl({ productId: product.id, identifier, sort, stars, writtenIn, ...changed }, shop)}#list`;
};

/** Links to sort reviews. */
export function SortLinks(listed: Listed) {
  const shop = useShop();
  const text = useText();
  return (
    <nav className="review-links" aria-label={text('feedback_sort')}>
      {COMMENT_SORTS.map((sort) => (
        <a key={sort} className="pill" href={urlWith(listed, shop, { sort })} aria-current={sort === listed.comments.sort ? 'true' : undefined}>
          {text(`feedback_sort_${sort}`)}
        </a>
      ))}
    </nav>
  );
}

/** Merges entries of one language, as German has two markets. */
function together(languages: Listed['comments']['languages']): Listed['comments']['languages'] {
  const groups = Map.groupBy(languages, ({ lang }) => languageOfTag(LANGUAGES[lang].lang) ?? lang);
  return [...groups].map(([lang, same]) => ({ lang, total: same.reduce((sum, { total }) => sum + total, 0) }));
}

/** Links to filter reviews by rating and language. */
export function FilterLinks(listed: Listed) {
  const shop = useShop();
  const text = useText();
  const { stars, written_in, languages } = listed.comments;
  if (languages.length < 2 && stars === null) return null;
  return (
    <nav className="review-links" aria-label={text('feedback_filter')}>
      {stars !== null && (
        <a className="pill" href={urlWith(listed, shop, { stars: null })} aria-current="true">
          {text('feedback_filter_stars', { stars: String(stars) })}
          <X className="icon small-icon" aria-hidden="true" />
          <span className="visually-hidden">{text('feedback_filter_drop')}</span>
        </a>
      )}
      {languages.length > 1 &&
        together(languages).map(({ lang, total }) => (
          <a
            key={lang}
            className="pill"
            href={urlWith(listed, shop, { writtenIn: lang === written_in ? null : lang })}
            aria-current={lang === written_in ? 'true' : undefined}
          >
            {text(`feedback_written_${languageOfTag(LANGUAGES[lang].lang)}`)} ({total})
          </a>
        ))}
    </nav>
  );
}

/** Returns the address of reviews with a rating, or of all reviews if that rating is already selected. */
export const starsUrl =
  (listed: Listed, shop: Parameters<typeof reviewsUrl>[1]) =>
  (stars: number): string =>
    urlWith(listed, shop, { stars: stars === listed.comments.stars ? null : stars });

/** Links to the previous and the next page of reviews. */
export function ReviewPages(listed: Listed) {
  const shop = useShop();
  const { page, pages } = listed.comments.pagination;
  return <PreviousNext page={page} pages={pages} to={(page) => urlWith(listed, shop, { page })} className="review-links" />;
}
