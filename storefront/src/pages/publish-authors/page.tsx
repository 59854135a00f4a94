import { useText } from '../../context/shop-context.tsx';
import { Portrait } from '../../features/guides/portrait.tsx';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import type { AuthorCard, Props } from './load.ts';
import '../../features/guides/authors.css';

/** All authors of guides, each with their field. */
export function Page({ trail, authors }: Props) {
  const text = useText();
  return (
    <div className="page">
      <Breadcrumbs trail={trail} current={text('guides_authors')} />
      <header className="authors-head">
        <h1 className="page-title">{text('guides_authors')}</h1>
        <p>{text('guides_authors_text')}</p>
      </header>
      {authors.length > 0 ? (
        <ul className="authors">
          {authors.map((author) => (
            <Card key={author.id} author={author} />
          ))}
        </ul>
      ) : (
        <p>{text('guides_none')}</p>
      )}
    </div>
  );
}

function Card({ author }: { author: AuthorCard }) {
  const text = useText();
  const lang = author.text_lang ? { lang: author.text_lang } : {};
  return (
    <li className="panel author-card">
      <Portrait path={author.image} name={author.name} />
      <h2>
        <a href={author.url}>{author.name}</a>
      </h2>
      <p className="author-role" {...lang}>
        {author.role}
      </p>
      <p {...lang}>{author.about}</p>
      <small>{text('guides_count', { count: author.total })}</small>
    </li>
  );
}
