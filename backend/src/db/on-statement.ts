/** Called after every statement; `error` is undefined where it succeeded. */
export type OnStatement = (text: string, milliseconds: number, error: unknown) => void;
