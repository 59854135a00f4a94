import type { LoadContext } from '../../context/page-types.ts';

/** Id and code of a mailed link, from the address; `null`: missing or malformed. */
export function parseMailLink({ match }: Pick<LoadContext, 'match'>): { id: number; code: string } | null {
  const [id = '', code = ''] = match.slug?.split('/') ?? [];
  return /^[1-9]\d{0,8}$/.test(id) && /^[\w-]{22}$/.test(code) ? { id: Number(id), code } : null;
}
