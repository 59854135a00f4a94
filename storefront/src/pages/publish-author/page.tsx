import { useText } from '../../context/shop-context.tsx';
import { GuideList } from '../../features/guides/guide-list.tsx';
import { PlainPager } from '../../features/listing/plain-pager.tsx';
import { Portrait } from '../../features/guides/portrait.tsx';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import type { Props } from './load.ts';
import '../../features/guides/authors.css';

/** An author with all their guides. */
export function Page({ author, about, trail, guides, pagination, path, isHidden }: Props) {
  const text = useText();
  const lang = author.text_lang ? { lang: author.text_lang } : {};
  return (
    <div className="page">
      <Breadcrumbs trail={trail} current={author.title} />
      {isHidden && (
        <p className="hidden-note" role="note">
          {text('staff_hidden')}
        </p>
      )}
      <header className="author-top">
        <Portrait path={author.main_image_upload_path} name={author.title} />
        <div>
          <h1 className="page-title">{author.title}</h1>
          <p className="author-role" {...lang}>
            {author.role}
          </p>
        </div>
      </header>
      <div className="author-about">
        {about === '' && <p {...lang}>{author.short_description}</p>}
        <RichText html={about} lang={author.text_lang} />
      </div>
      <section aria-labelledby="author-guides">
        <div className="section-head">
          <h2 id="author-guides">{text('guides_articles')}</h2>
        </div>
        {guides.length > 0 ? <GuideList guides={guides} heading="h3" /> : <p>{text('guides_none')}</p>}
      </section>
      <PlainPager {...pagination} path={path} />
    </div>
  );
}
