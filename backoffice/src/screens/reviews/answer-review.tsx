import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useUnsentInput } from '../../kits/editor/use-unsent-input.ts';
import { useStaffWrite } from '../../kits/editor/use-staff-write.ts';
import { ReplyChoice } from '../../kits/replies/reply-choice.tsx';
import { useWords } from '../../language/language.tsx';
import { Button } from '../../ui/button.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { showToast } from '../../ui/toast.tsx';

interface AnswerReviewProps {
  /** Key of the stored input: `review:12`. */
  name: string;
  answer: string;
  /** Characters. */
  most: number;
  kind: 'review' | 'question';
  /** Language it was written in. */
  lang: string;
  /** Author and product, as placeholders of replies. */
  names: { name: string; product: string };
  onAnswer: (message: string, idempotencyKey: string) => Promise<unknown>;
}

/** Answer of the shop, shown below the review or the question. */
export function AnswerReview({ name, answer, most, kind, lang, names, onAnswer }: AnswerReviewProps) {
  const words = useWords();
  const client = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState(answer);
  const { run, isBusy } = useStaffWrite(() => client.invalidateQueries({ queryKey: ['reviews'] }));
  const stored = useUnsentInput<string>(name, 0, isOpen && text !== answer ? text : undefined);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const isSent = await run(async (idempotencyKey) => {
      await onAnswer(text.trim(), idempotencyKey);
      showToast(words('review_answered'));
    });
    if (!isSent) return;
    stored.forget();
    setOpen(false);
  };
  if (!isOpen)
    return (
      <div>
        {answer && <p className="review-answer">{answer}</p>}
        <button
          type="button"
          className="link review-open"
          onClick={() => {
            if (stored.found) setText(stored.found.value);
            setOpen(true);
          }}
        >
          {words(answer ? 'review_change_answer' : 'review_answer')}
        </button>
      </div>
    );
  return (
    <form className="form" onSubmit={(event) => void submit(event)}>
      <ReplyChoice kind={kind} lang={lang} names={names} typed={{ subject: '', text }} onTake={(reply) => setText(reply.text.slice(0, most))} />
      <TextArea label={words('review_answer')} value={text} onChange={setText} autoFocus maxLength={most} />
      <div className="dialog-actions">
        <Button onPress={() => setOpen(false)}>{words('cancel')}</Button>
        <Button type="submit" isBusy={isBusy} isDisabled={text.trim() === ''}>
          {words('save')}
        </Button>
      </div>
    </form>
  );
}
