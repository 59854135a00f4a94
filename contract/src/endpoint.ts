import type { z } from 'zod';
import type { CacheName } from './cache-minutes.ts';
import type { ErrorLabel } from './errors.ts';
import type { Permission } from './staff/permissions.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Method and path of an endpoint as plain data (`*.calls.ts`), included by the file with its schemas: browsers get this part only. */
export interface Call<Key extends string = string> {
  /** Name in the served endpoint table (contract, "Endpoint table"). With several methods of one name: `catalog_wishlist`, `catalog_wishlist_post` … */
  key: Key;
  method: Method;
  /**
   * Path below the origin with its trailing slash; placeholders are written `{id}`. Absent in the plain data of calls in the
   * endpoint table: scripts must not contain paths that a shop may move.
   */
  path?: string;
}

/** One call of the interface, declared once: the backend binds it, the client calls it, the endpoint table and OpenAPI list it. */
export interface Endpoint<Input extends z.ZodType = z.ZodType, Reply extends z.ZodType = z.ZodType, Key extends string = string> extends Call<Key> {
  path: string;
  /** Summary for OpenAPI, one sentence. */
  summary: string;
  /** Query of a GET, JSON body otherwise, together with the path's placeholders. */
  input: Input;
  /** `data` of a successful reply. */
  reply: Reply;
  /** Content type of a successful reply that is a file: `reply` then holds its bytes and its name. */
  file?: string;
  /** Error labels of the endpoint, in addition to those of all endpoints. */
  errors?: readonly ErrorLabel[];
  /** Cache of the reply, by its name in `CACHE_MINUTES`, which has its lifetime; absent: not cached, unless `isPublic`. */
  cache?: CacheName;
  /** Equal for all callers and without a cache of its own: cached as payload. */
  isPublic?: true;
  /** Independent of `X-Lang`: one cached reply serves all languages. */
  sameInAllLanguages?: true;
  /** Allowed callers; absent: public. `staff`: a token of staff or a key of the interface. `office`: a session of the back office. */
  access?: 'anyone' | 'staff' | 'office';
  /** Permission required of the session or key; absent: any full session. */
  permission?: Permission;
  /** Weaker sessions accepted by an endpoint of the office: none at all, or one that waits for its second factor or for enrolment. */
  steps?: 'none' | 'second' | 'enrol';
  /** Requires that the session verified its second factor within the last five minutes. */
  confirm?: true;
  /** Limit of the body in bytes; absent: 256 KiB. Larger bodies are read only for full sessions of the back office. */
  mostBytes?: number;
  /** Part of the served endpoint table (the storefront's own calls have fixed addresses instead). */
  listed?: boolean;
}

/** Name of the endpoint's cache; `null`: not cached. */
export const cacheNameOf = ({ cache, isPublic }: Pick<Endpoint, 'cache' | 'isPublic'>): CacheName | null => cache ?? (isPublic ? 'payload' : null);

export const defineEndpoint = <Input extends z.ZodType, Reply extends z.ZodType, const Key extends string>(
  endpoint: Endpoint<Input, Reply, Key>,
): Endpoint<Input, Reply, Key> => endpoint;

export type InputOf<E> = E extends Endpoint<infer Input, z.ZodType> ? z.input<Input> : never;
export type ReplyOf<E> = E extends Endpoint<z.ZodType, infer Reply> ? z.output<Reply> : never;
