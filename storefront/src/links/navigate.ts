export interface NavigateOptions {
  replace?: boolean;
  /** Filters and sorting leave the page where it is. */
  keepPosition?: boolean;
}

type Listener = (url: string, options: NavigateOptions) => void;
let listener: Listener | null = null;

/** The application tells here that it follows navigation; gives a function that stops it. */
export function onNavigate(next: Listener): () => void {
  listener = next;
  return () => {
    listener = null;
  };
}

/** Opens an address of the shop, inside the application where it runs. */
export function navigate(url: string, options: NavigateOptions = {}): void {
  if (listener) listener(url, options);
  else location.assign(url);
}
