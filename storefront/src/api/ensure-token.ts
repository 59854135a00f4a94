let asked: Promise<void> | null = null;

/** A guest's token before the first write of a visit: the server sets it as a cookie that scripts cannot read. Asked for once. */
export function ensureToken(): Promise<void> {
  asked ??= ask();
  asked.catch(() => {
    asked = null;
  });
  return asked;
}

async function ask(): Promise<void> {
  const response = await fetch('/api/nuxtapi/token/', { signal: AbortSignal.timeout(10_000) });
  if (!response.ok) throw new Error(`token: ${response.status}`);
}
