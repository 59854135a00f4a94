/** The contract's client for the server side of the storefront: one for each request, collecting the cache tags of its replies. */
import { type CallOptions, type Client, createClient, type RetryBudget, type Transport } from '@vitrina/contract/client';
import type { CallInput, CallReply } from '@vitrina/contract/call-types';
import type { Call } from '@vitrina/contract/endpoint';
import type { ErrorData } from '@vitrina/contract/errors';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import { CACHE_TAGS } from '@vitrina/contract/internal-headers';

/** A failed call without which the page cannot be rendered, with the backend's reply. */
export class CallFailed extends Error {
  readonly data: ErrorData & { statusCode: number };
  constructor(endpoint: Call, data: ErrorData & { statusCode: number }) {
    super(`${endpoint.key}: ${data.label_name}`);
    this.data = data;
  }
  /** 404 by the specification's error catalogue: error_unauthorized, error_empty_data, or an unknown path. */
  get isNotFound(): boolean {
    return this.data.statusCode === 404 || this.data.label_name === 'error_empty_data' || this.data.label_name === 'error_unauthorized';
  }
}

export interface ShopApi {
  /** Data of a successful reply; throws CallFailed for any other. */
  get<C extends Call>(endpoint: C, input?: CallInput<C>, options?: Pick<CallOptions, 'headers'>): Promise<CallReply<C>>;
  /** Cache tags of all replies so far, for the page cache. */
  readonly tags: ReadonlySet<string>;
}

interface ShopApiOptions {
  send: Transport;
  baseHost: string;
  lang: LanguageCode;
  token?: string | undefined;
  paths?: Readonly<Record<string, string>> | undefined;
  ignoreCache?: boolean;
  /** Shared by all requests of a server. */
  retryBudget?: RetryBudget | undefined;
  /** Sent with every call. */
  headers?: Readonly<Record<string, string>> | undefined;
  /** Called when the backend no longer knows the token. */
  onUnauthorized?: () => void;
}

export function createShopApi({ send, headers, ignoreCache = false, ...options }: ShopApiOptions): ShopApi {
  const tags = new Set<string>();
  const client: Client = createClient({
    ...options,
    send: async (call) => {
      const answer = await send(call);
      for (const tag of answer.headers.get(CACHE_TAGS)?.split(' ') ?? []) tags.add(tag);
      return answer;
    },
  });
  return {
    tags,
    async get(endpoint, input, callOptions) {
      const reply = await client.call(endpoint, input, { ...callOptions, headers: { ...headers, ...callOptions?.headers }, ignoreCache });
      if (!reply.success) throw new CallFailed(endpoint, reply.data);
      return reply.data;
    },
  };
}
