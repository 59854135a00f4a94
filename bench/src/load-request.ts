export interface LoadRequest {
  path: string;
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string;
  /** Accepted statuses; absent: 200. */
  expects?: readonly number[];
}
