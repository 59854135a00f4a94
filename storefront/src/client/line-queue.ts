interface QueueOptions {
  enqueue: <T>(task: () => Promise<T>) => Promise<T>;
  /** Shows a quantity before its reply; `null`: no longer. */
  setPending: (code: string, qty: number | null) => void;
}

type Send<R> = (qty: number) => Promise<R>;
interface Waiting<R> {
  qty: number;
  send: Send<R>;
  /** Its queued task; undefined once it runs. */
  turn: Promise<R>;
}

/**
 * Changes of lines: each is shown optimistically and sent in its turn. A change that still waits is replaced by a newer one of its line, so that ten clicks do
 * not make ten calls; both get the reply of the newer.
 */
export function createLineQueue<R>({ enqueue, setPending }: QueueOptions): (code: string, qty: number, send: Send<R>) => Promise<R> {
  const waiting = new Map<string, Waiting<R>>();
  /** Number of changes without a reply, by line. */
  const open = new Map<string, number>();

  const settle = (code: string) => {
    const left = (open.get(code) ?? 1) - 1;
    if (left > 0) return void open.set(code, left);
    open.delete(code);
    setPending(code, null);
  };

  return (code, qty, send) => {
    setPending(code, qty);
    const before = waiting.get(code);
    if (before) {
      before.qty = qty;
      before.send = send;
      return before.turn;
    }
    open.set(code, (open.get(code) ?? 0) + 1);
    const entry: Waiting<R> = { qty, send, turn: undefined as unknown as Promise<R> };
    waiting.set(code, entry);
    entry.turn = enqueue(() => {
      waiting.delete(code);
      return entry.send(entry.qty);
    }).finally(() => settle(code));
    return entry.turn;
  };
}
