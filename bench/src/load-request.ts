export interface LoadRequest {
  path: string;
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string;
  /** Statuses that it may be answered with; left out: 200. */
  expects?: readonly number[];
}
