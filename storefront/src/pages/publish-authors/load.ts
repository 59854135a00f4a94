import { publish } from '@vitrina/contract/publish';
import { fixedUrl } from '../../links/page-links.ts';
import type { Breadcrumb } from '@vitrina/contract/catalogue';
import type { LoadContext, LoadResult } from '../../context/page-types.ts';

export interface AuthorCard {
  id: number;
  name: string;
  role: string;
  about: string;
  text_lang: string | null;
  image: string | null;
  url: string;
  total: number;
}

export interface Props {
  trail: Breadcrumb[];
  authors: AuthorCard[];
}

/** All authors of guides. */
export async function load({ api, labels, lang, info }: LoadContext): Promise<LoadResult<Props>> {
  const { items } = await api.get(publish.authors, {});
  const authors = items
    .filter((one) => one.total > 0)
    .map(
      (one): AuthorCard => ({
        id: one.id,
        name: one.title,
        role: one.role,
        about: one.short_description,
        text_lang: one.text_lang,
        image: one.main_image_upload_path,
        url: one.url_without_domain ?? '',
        total: one.total,
      }),
    );
  return { kind: 'page', props: { trail: [{ title: labels.text('guides'), url: fixedUrl('blog', { lang, info }) }], authors } };
}
