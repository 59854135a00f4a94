import { documentOf } from '../../search/document.ts';
import type { StoredDocument } from '../../search/engine/segment.ts';

interface Sample {
  id: number;
  title: string;
  category: string;
  description?: string | undefined;
}

/** The English words of a product in the storage format. */
export const sampleDocument = ({ id, title, category, description = '' }: Sample): StoredDocument => ({
  product_id: id,
  shown_id: id,
  lang: 'en',
  terms: documentOf({ product_id: id, lang: 'en', title, brand: null, category, attributes: [], short_description: null, description, codes: [] }),
});
