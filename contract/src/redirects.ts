/** Endpoints of staff for redirect rules, which redirect visitors (specification, sections 2, 3 and 5). */
import { z } from 'zod';
import * as calls from './redirects.calls.ts';
import { defineEndpoint } from './endpoint.ts';
import { id, idInQuery, lang } from './fields.ts';

/** HTTP statuses of a rule: permanent, temporary, and both without changing the method. */
export const REDIRECT_TYPES = [301, 302, 307, 308] as const;
export const REDIRECT_SORTS = ['order', 'hits', 'recent'] as const;
export type RedirectSort = (typeof REDIRECT_SORTS)[number];
export const REDIRECTS_PER_PAGE = 50;

const path = z.string().trim().min(1).max(2048);

export const staffRedirect = z.object({
  id,
  old_path: z.string(),
  new_path: z.string(),
  type: z.number().int(),
  /** Position: the lowest is evaluated first; at equal position literal addresses before patterns. */
  position: z.number().int(),
  /** True if created automatically when the URL of a page changed. */
  recorded: z.boolean(),
  /** Number of redirects, counted every ten seconds. */
  hits: z.number().int(),
  last_hit_at: z.string().nullable(),
});
export type StaffRedirect = z.infer<typeof staffRedirect>;

export const staffRedirects = {
  list: defineEndpoint({
    ...calls.list,
    path: '/api/misc/staff/redirects/',
    summary: 'Redirect rules by page with the number of their uses: in their order, most used or last used first. Staff only.',
    input: z.object({
      lang,
      /** Part of the old or the new path. */
      q: z.string().max(200).optional(),
      sort: z.enum(REDIRECT_SORTS).default('order'),
      page: z.coerce.number().int().min(1).max(10_000).default(1),
    }),
    reply: z.object({
      items: z.array(staffRedirect),
      pagination: z.object({ page: z.number().int(), per_page: z.number().int(), total: z.number().int(), pages: z.number().int() }),
    }),
    errors: ['error_unauthorized'],
    access: 'staff',
    permission: 'redirects.edit',
  }),
  save: defineEndpoint({
    ...calls.save,
    path: '/api/misc/staff/redirects/',
    summary: 'Creates a rule, or changes the one with this id. Chains are shortened, loops refused; `errors` names every problem. Staff only.',
    input: z.object({
      lang,
      id: id.optional(),
      old_path: path,
      new_path: path,
      type: z.literal(REDIRECT_TYPES).default(301),
      position: z.number().int().min(-1_000_000).max(1_000_000).default(0),
    }),
    reply: staffRedirect,
    errors: ['error_unauthorized', 'error_empty_data'],
    access: 'staff',
    permission: 'redirects.edit',
  }),
  remove: defineEndpoint({
    ...calls.remove,
    path: '/api/misc/staff/redirects/{id}/',
    summary: 'Deletes a rule. Staff only.',
    input: z.object({ id: idInQuery }),
    reply: z.object({ id }),
    errors: ['error_unauthorized', 'error_empty_data'],
    access: 'staff',
    permission: 'redirects.edit',
  }),
};
