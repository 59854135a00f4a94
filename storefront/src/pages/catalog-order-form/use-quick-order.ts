import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { parseOrderLines } from '@vitrina/contract/values/order-lines';
import { useShop } from '../../context/shop-context.tsx';
import { checkQuickOrder, sendQuickOrder } from '../../client/cart/quick-order-actions.ts';
import { isGood, type OrderProblem, type OrderView, readOrder, restOf, type ShownLine, showAnswers, toCallInput } from './order-view.ts';

/** Id of the element with the order's result; each line's result has its own. */
export const RESULT_ID = 'order-result';
export const answerId = (line: number): string => `order-answer-${line}`;
/** Pause in typing after which the list is looked up, in milliseconds. */
const WAIT_MS = 400;

export interface QuickOrderForms extends Omit<OrderView, 'field'> {
  field: RefObject<HTMLTextAreaElement | null>;
  isBusy: boolean;
  /** Looks the list up after a pause. */
  look: () => void;
  /** Handles the submission of all forms of the page. */
  submit: (event: FormEvent<HTMLFormElement>) => void;
  /** Appends lines to the field. */
  append: (text: string) => void;
  /** Shows the error of a chosen file; it stays until the list is edited or submitted, regardless of look-ups. */
  setFileProblem: (problem: OrderProblem | null) => void;
}

/** Handles the page's forms in the browser with the fields and calls of the plain form; the page stays. */
export function useQuickOrder({ field: _, ...fromPage }: OrderView): QuickOrderForms {
  const { lang } = useShop();
  const field = useRef<HTMLTextAreaElement>(null);
  const [view, setView] = useState(fromPage);
  const [fileProblem, setFileProblem] = useState<OrderProblem | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [focus, setFocus] = useState<{ id: string } | null>(fromPage.shown && { id: RESULT_ID });
  useEffect(() => {
    if (focus) document.getElementById(focus.id)?.focus();
  }, [focus]);

  // Number of the newest call: replies to older ones are ignored.
  const turn = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const write = (text: string) => {
    if (field.current) field.current.value = text;
  };
  const setProblem = (problem: OrderProblem | null) => setView((now) => ({ ...now, problem }));

  /** `null`: failed or outdated. `isLive`: a look-up while typing, whose failures are not shown. */
  const fetchAnswers = async (text: string, isCheck: boolean, isLive = false): Promise<ShownLine[] | null> => {
    clearTimeout(timer.current);
    turn.current += 1;
    const mine = turn.current;
    const { lines, problem } = readOrder(text);
    setProblem(problem);
    if (problem) return null;
    const input = toCallInput(lines);
    if (input.length === 0) return showAnswers(lines, []);
    if (!isLive) setBusy(true);
    const reply = await (isCheck ? checkQuickOrder : sendQuickOrder)(lang, input);
    if (!isLive) setBusy(false);
    if (mine !== turn.current) return null;
    if (reply.success) return showAnswers(lines, reply.data.lines);
    if (!isLive) setProblem({ label_name: reply.data.label_name });
    return null;
  };
  const preview = async () => {
    const text = field.current?.value ?? '';
    if (text.trim() === '') {
      turn.current += 1;
      setView({ shown: null, isCheck: true, problem: null });
      return;
    }
    const shown = await fetchAnswers(text, true, true);
    if (shown) setView({ shown, isCheck: true, problem: null });
  };
  const lookSoon = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void preview(), WAIT_MS);
  };
  const look = () => {
    setFileProblem(null);
    lookSoon();
  };
  const append = (text: string) => {
    write([field.current?.value.trimEnd(), text].filter(Boolean).join('\n'));
    lookSoon();
  };
  const order = async (isCheck: boolean) => {
    const shown = await fetchAnswers(field.current?.value ?? '', isCheck);
    if (!shown) return;
    if (!isCheck) write(restOf(shown));
    setView({ shown, isCheck, problem: null });
    setFocus({ id: RESULT_ID });
  };
  /** Handles the choice of one of several products for a line. */
  const choose = async (line: number, text: string) => {
    const { shown, isCheck } = view;
    const before = shown?.[line];
    const [now] = (await fetchAnswers(text, isCheck)) ?? [];
    if (!shown || !before || !now) return;
    const instead = isCheck ? text : isGood(now) ? null : before.text;
    write(replaceLine(field.current?.value ?? '', before.text, instead));
    setView({ shown: shown.with(line, { ...now, text: instead ?? before.text }), isCheck, problem: null });
    setFocus({ id: answerId(line) });
  };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    setFileProblem(null);
    const fields = new FormData(event.currentTarget, (event.nativeEvent as SubmitEvent).submitter as HTMLElement | null);
    const line = fields.get('line');
    void (line === null ? order(fields.get('action') === 'check') : choose(Number(line), String(fields.get('chosen'))));
  };
  return { ...view, problem: fileProblem ?? view.problem, field, isBusy, look, submit, append, setFileProblem };
}

/** The field's text with one line replaced, or removed. */
function replaceLine(text: string, line: string, instead: string | null): string {
  const lines = parseOrderLines(text).map((one) => one.text);
  const place = lines.indexOf(line);
  if (place < 0) return text;
  return lines.toSpliced(place, 1, ...(instead === null ? [] : [instead])).join('\n');
}
