/** Markdown between fences, or the content of a fence. Lines count from 1. */
export interface BodyPart {
  /** `null`: Markdown. */
  fence: string | null;
  text: string;
  /** Number of the first line of `text`. */
  line: number;
}

export interface SplitBody {
  parts: BodyPart[];
  /** Line of a fence that is not closed; `null`: all are closed. */
  open: number | null;
}

const FENCE = /^```([^\s`]*)\s*$/;

/** Splits the text of a landing page at its fences: a line of three backticks and a name, the block's YAML, a line of three backticks. */
export function splitBody(body: string): SplitBody {
  const parts: BodyPart[] = [];
  let lines: string[] = [];
  let fence: string | null = null;
  let startLine = 1;
  const close = (next: number) => {
    if (fence !== null || lines.some((line) => line.trim() !== '')) parts.push({ fence, text: lines.join('\n'), line: startLine });
    [lines, startLine] = [[], next];
  };
  for (const [i, line] of body.split('\n').entries()) {
    const [, name] = FENCE.exec(line) ?? [];
    if (name === undefined || (fence !== null && name !== '')) lines.push(line);
    else {
      close(i + 2);
      fence = fence === null ? name : null;
    }
  }
  const open = fence === null ? null : startLine - 1;
  if (open === null) close(0);
  return { parts, open };
}
