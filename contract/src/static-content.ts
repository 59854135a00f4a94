/** Landing pages: static content that is put together from blocks (specification, sections 1 and 2). */
import { z } from 'zod';
import * as calls from './static-content.calls.ts';
import { block } from './blocks.ts';
import { contentPage } from './content.ts';
import { defineEndpoint } from './endpoint.ts';
import { idInQuery, lang, slug } from './fields.ts';

export const staticContent = {
  page: defineEndpoint({
    ...calls.page,
    path: '/api/cms/static-content/',
    summary: 'A landing page with its blocks, by id or by slug.',
    input: z
      .object({ lang, id: idInQuery.optional(), slug: slug.optional() })
      .refine((input) => input.id ?? input.slug, { path: ['id'], params: { label: 'error_field_required' } }),
    reply: contentPage.extend({ blocks: z.array(block) }),
    errors: ['error_empty_data'],
    cache: 'static_content',
  }),
};
