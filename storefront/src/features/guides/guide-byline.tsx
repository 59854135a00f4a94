import type { Post } from '@vitrina/contract/publish';
import { useText } from '../../context/shop-context.tsx';
import { useMoment } from '../../labels/use-moment.ts';

type Byline = Pick<Post, 'authors' | 'datetime_published' | 'datetime_updated' | 'reading_minutes'>;

const DAY = 86_400_000;

/** Author, date and reading time of a guide. */
export function GuideByline({ post }: { post: Byline }) {
  const text = useText();
  const day = useMoment();
  const published = text('guides_published', { date: day(post.datetime_published, 'day') });
  const isUpdated = Date.parse(post.datetime_updated) - Date.parse(post.datetime_published) > DAY;
  return (
    <p className="guide-byline">
      {post.authors.length > 0 && (
        <span>
          {text('guides_by')}{' '}
          {post.authors.map((author, i) => (
            <span key={author.id}>
              {i > 0 && ', '}
              {author.url_without_domain ? (
                <a className="link" href={author.url_without_domain} rel="author">
                  {author.title}
                </a>
              ) : (
                author.title
              )}
            </span>
          ))}
        </span>
      )}
      <span>
        <time dateTime={post.datetime_published}>{published}</time>
        {isUpdated && (
          <>
            , <time dateTime={post.datetime_updated}>{text('guides_updated', { date: day(post.datetime_updated, 'day') })}</time>
          </>
        )}
      </span>
      {post.reading_minutes !== null && <span>{text('guides_minutes', { count: post.reading_minutes })}</span>}
    </p>
  );
}
