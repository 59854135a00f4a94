export interface NavigateOptions {
  replace?: boolean;
  /** Keeps the scroll position, for filters and sorting. */
  keepPosition?: boolean;
}

type Listener = (url: string, options: NavigateOptions) => void;
let listener: Listener | null = null;

/** Registers the application's navigation; returns a function that unregisters it. */
export function onNavigate(next: Listener): () => void {
  listener = next;
  return () => {
    listener = null;
  };
}

/** Opens an address of the shop, by soft navigation if the application runs. */
export function navigate(url: string, options: NavigateOptions = {}): void {
  if (listener) listener(url, options);
  else location.assign(url);
}
