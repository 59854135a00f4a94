import { catalogue } from '@vitrina/contract/catalogue';
import type { LoadContext, LoadResult } from '../../context/page-types.ts';

export interface Seller {
  title: string;
  description: string | null;
  url: string;
  total: number;
  logo: string | null;
  /** Name, address and register. */
  identity: string[];
}

export interface Props {
  sellers: Seller[];
}

/** Third-party sellers with products for sale. */
export async function load({ api }: LoadContext): Promise<LoadResult<Props>> {
  const { items } = await api.get(catalogue.sellers, {});
  return {
    kind: 'page',
    props: {
      sellers: items
        .filter((one) => one.total > 0)
        .map((one) => ({
          title: one.title,
          description: one.description,
          url: one.url_without_domain,
          total: one.total,
          logo: one.logo_upload_path,
          identity: one.identity?.lines ?? [],
        })),
    },
  };
}
