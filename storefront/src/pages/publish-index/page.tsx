import { useShop, useText } from '../../context/shop-context.tsx';
import { GuideList } from '../../features/guides/guide-list.tsx';
import { feedUrl, fixedUrl } from '../../links/page-links.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { EmptyShelf } from '../../ui/empty-shelf.tsx';
import { PlainPager } from '../../features/listing/plain-pager.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import type { Props } from './load.ts';
import './publish-index.css';

/** The guides, all or those of one category. */
export function Page({ title, text_lang, description, content, trail, chips, guides, pagination, path, isHidden }: Props) {
  const shop = useShop();
  const text = useText();
  const lang = text_lang ? { lang: text_lang } : {};
  return (
    <div className="page">
      <Breadcrumbs trail={trail} />
      {isHidden && (
        <p className="hidden-note" role="note">
          {text('staff_hidden')} {text('guides_hidden')}
        </p>
      )}
      <header className="guides-head">
        <h1 className="page-title" {...lang}>
          {title}
        </h1>
        <p {...lang}>{description}</p>
      </header>
      <nav className="guides-chips" aria-label={text('guides_categories')}>
        <ul>
          {chips.map((chip) => (
            <li key={chip.url}>
              <a className="pill" href={chip.url} aria-current={chip.isCurrent ? 'page' : undefined} {...(chip.text_lang && { lang: chip.text_lang })}>
                {chip.title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {guides.length > 0 ? (
        <section aria-label={text('guides_list')}>
          <GuideList guides={guides} leads={pagination.page === 1} />
        </section>
      ) : (
        <div className="guides-none">
          <EmptyShelf />
          <p>{text('guides_none')}</p>
        </div>
      )}
      <PlainPager {...pagination} path={path} />
      <RichText html={content} lang={text_lang} />
      <p className="guides-foot">
        <a className="link" href={fixedUrl('authors', shop)}>
          {text('guides_authors')}
        </a>
        <a className="link" href={feedUrl(shop)} target="_self" type="application/rss+xml">
          {text('guides_feed')}
        </a>
      </p>
    </div>
  );
}
