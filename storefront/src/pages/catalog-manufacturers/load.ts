import { catalogue } from '@vitrina/contract/catalogue';
import { LANGUAGES } from '@vitrina/contract/values/languages';
import type { LoadContext, LoadResult } from '../../context/page-types.ts';
import { groupByLetter, type LetterGroup } from './group-by-letter.ts';

export interface Brand {
  title: string;
  url: string;
  total: number;
  logo: string | null;
}

export interface Props {
  groups: LetterGroup<Brand>[];
  /** True for a small number, shown with logos instead of as a plain directory. */
  asLogos: boolean;
}

const MOST_LOGOS = 60;

/** Manufacturers with visible products, by letter. */
export async function load({ api, lang }: LoadContext): Promise<LoadResult<Props>> {
  const { items } = await api.get(catalogue.manufacturers, {});
  const asLogos = items.length <= MOST_LOGOS;
  const brands = items.map((one): Brand => ({ title: one.title, url: one.url_without_domain, total: one.total, logo: asLogos ? one.logo_upload_path : null }));
  return { kind: 'page', props: { groups: groupByLetter(brands, LANGUAGES[lang].locale), asLogos } };
}
