import type { LoadContext } from '../../context/page-types.ts';

/** Number and code of a link from a mail, as the address carries them; `null`: there are none, or they cannot be ours. */
export function parseMailLink({ match }: Pick<LoadContext, 'match'>): { id: number; code: string } | null {
  const [id = '', code = ''] = match.slug?.split('/') ?? [];
  return /^[1-9]\d{0,8}$/.test(id) && /^[\w-]{22}$/.test(code) ? { id: Number(id), code } : null;
}
