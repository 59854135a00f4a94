/** Remembers what a pure function gave for a text; starts anew when `size` texts are known. */
export function createMemory<T>(size: number): (text: string, make: (text: string) => T) => T {
  const known = new Map<string, T>();
  return (text, make) => {
    const found = known.get(text);
    if (found !== undefined) return found;
    const made = make(text);
    if (known.size >= size) known.clear();
    known.set(text, made);
    return made;
  };
}
