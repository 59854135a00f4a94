import { catalogue } from '@vitrina/contract/catalogue';
import { publish } from '@vitrina/contract/publish';
import { CallFailed, type ShopApi } from '../api/shop-api.ts';
import type { Resolution } from '../routing/resolve-page.ts';

interface Target {
  /** Path, with a query if the target has one. */
  to: string;
  status: 301 | 302;
}

/**
 * Target of the redirect to the canonical address of a product, tag or guide that an address names by id or code; `missing`: the
 * caller may not see it; `null`: another kind of address, or the call failed, which the page itself reports.
 */
export async function redirectTarget(resolution: Resolution, api: ShopApi): Promise<Target | 'missing' | null> {
  try {
    return await lookUp(resolution, api);
  } catch (error) {
    if (error instanceof CallFailed) return error.isNotFound ? 'missing' : null;
    throw error;
  }
}

async function lookUp(resolution: Resolution, api: ShopApi): Promise<Target | null> {
  if (resolution.kind === 'code') return productByCode(resolution.code, api);
  if (resolution.kind !== 'page' || resolution.match.id === null) return null;
  const { id, template, content_type, lang } = resolution.match;
  if (template === 'CatalogDetail') {
    const product = await api.get(catalogue.product, { item_id: id });
    return { to: product.url_without_domain, status: product.id === id ? 301 : 302 };
  }
  if (content_type === 'tag') {
    const to = (await api.get(catalogue.products, { tag_id: id, per_page: 1 })).subject?.urls[lang];
    return to ? { to, status: 301 } : null;
  }
  if (template !== 'PublishDetail') return null;
  const post = await api.get(publish.post, { item_id: id, mode: 'short' });
  return post.redirect_url_without_domain === null ? null : { to: post.redirect_url_without_domain, status: post.redirect_code ?? 301 };
}

/** Throws for an unknown code. */
export async function productByCode(code: string, api: ShopApi): Promise<Target> {
  return { to: (await api.get(catalogue.product, { item_code: code })).url_without_domain, status: 302 };
}
