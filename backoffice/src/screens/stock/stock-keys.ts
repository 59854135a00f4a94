const PAGE = 12;

/** Returns the movement of a key in the grid; `null`: none. */
export function stepOf(key: string, count: number): { row: number; column: number } | null {
  const steps: Readonly<Record<string, [row: number, column: number]>> = {
    ArrowDown: [1, 0],
    j: [1, 0],
    ArrowUp: [-1, 0],
    k: [-1, 0],
    ArrowRight: [0, 1],
    ArrowLeft: [0, -1],
    PageDown: [PAGE, 0],
    PageUp: [-PAGE, 0],
    Home: [-count, 0],
    End: [count, 0],
  };
  const step = steps[key];
  return step ? { row: step[0], column: step[1] } : null;
}
