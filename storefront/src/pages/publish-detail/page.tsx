import { useText } from '../../context/shop-context.tsx';
import { GuideByline } from '../../features/guides/guide-byline.tsx';
import { GuideList } from '../../features/guides/guide-list.tsx';
import { GuidePicture } from '../../features/guides/guide-picture.tsx';
import { ProductTile } from '../../features/product-tile/product-tile.tsx';
import { Rail, RAIL_SIZES } from '../../features/rail/rail.tsx';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import type { Props } from './load.ts';
import { PICTURE_SIZES } from './picture-sizes.ts';
import { ShareLink } from './share-link.tsx';
import './guide.css';

/** One guide: text with embedded products, and further guides. */
export function Page({ post, category, parts, contents, placed, products, more, isHidden }: Props) {
  const text = useText();
  const lang = post.text_lang ? { lang: post.text_lang } : {};
  return (
    <div className="page">
      <Breadcrumbs trail={post.breadcrumbs} current={post.title} />
      {isHidden && (
        <p className="hidden-note" role="note">
          {text('staff_hidden')} {text('guides_hidden')}
        </p>
      )}
      <article className="guide">
        <header className="guide-head">
          {category && (
            <p className="guide-topic" {...lang}>
              {category}
            </p>
          )}
          <h1 className="page-title" {...lang}>
            {post.title}
          </h1>
          <p className="guide-intro" {...lang}>
            {post.short_description}
          </p>
          <GuideByline post={post} />
        </header>
        {post.main_image_upload_path && <GuidePicture path={post.main_image_upload_path} sizes={PICTURE_SIZES} isFirst />}
        <div className={contents.length > 0 ? 'guide-body with-contents' : 'guide-body'}>
          {contents.length > 0 && <Contents contents={contents} lang={post.text_lang} />}
          <div className="guide-text">
            <GuideText parts={parts} placed={placed} lang={post.text_lang} />
            {post.url && <ShareLink title={post.title} url={post.url} />}
          </div>
        </div>
      </article>
      <Rail title={text('guides_products')}>
        {products.map((tile) => (
          <li key={tile.id}>
            <ProductTile product={tile} sizes={RAIL_SIZES} />
          </li>
        ))}
      </Rail>
      {more.length > 0 && (
        <section className="section guide-more">
          <div className="section-head">
            <h2>{text('guides_more')}</h2>
          </div>
          <GuideList guides={more} heading="h3" />
        </section>
      )}
    </div>
  );
}

function GuideText({ parts, placed, lang }: Pick<Props, 'parts' | 'placed'> & { lang: string | null }) {
  return parts.map((part, i) => {
    // The order of parts never changes.
    const key = `${i}`;
    if (part.kind === 'text') return <RichText key={key} html={part.html} lang={lang} />;
    const tile = placed[part.code];
    return (
      tile && (
        <div key={key} className="case tile-list guide-product">
          <ProductTile product={tile} sizes="(min-width: 600px) 340px, 144px" />
        </div>
      )
    );
  });
}

function Contents({ contents, lang }: { contents: Props['contents']; lang: string | null }) {
  const text = useText();
  return (
    <nav className="guide-contents" aria-labelledby="guide-contents">
      <h2 id="guide-contents">{text('guides_contents')}</h2>
      <ol {...(lang && { lang })}>
        {contents.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
