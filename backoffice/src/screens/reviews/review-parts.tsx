import { useQuery } from '@tanstack/react-query';
import * as calls from '@vitrina/contract/staff/reviews.calls';
import { MESSAGE_LENGTH } from '@vitrina/contract/values/comment-form';
import { LANGUAGE_CODES, LANGUAGES, type LanguageCode } from '@vitrina/contract/values/languages';
import { type FormEvent, useState } from 'react';
import { callStaff } from '../../api/call-staff.ts';
import { useStaffWrite } from '../../kits/editor/use-staff-write.ts';
import { useWords } from '../../language/language.tsx';
import { Button } from '../../ui/button.tsx';
import { Select } from '../../ui/select.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { showToast } from '../../ui/toast.tsx';

/** Pros and cons in the author's words. */
export function ReviewPoints({ pros, cons, lang }: { pros: readonly string[]; cons: readonly string[]; lang: string }) {
  if (pros.length + cons.length === 0) return null;
  return (
    <ul className="review-points" lang={lang}>
      {pros.map((point) => (
        <li key={point}>+ {point}</li>
      ))}
      {cons.map((point) => (
        <li key={point}>− {point}</li>
      ))}
    </ul>
  );
}

export function ReviewPhotos({ id, photos }: { id: number; photos: readonly { id: number }[] }) {
  const words = useWords();
  if (photos.length === 0) return null;
  return (
    <div className="review-photos">
      {photos.map((photo, i) => (
        <ReviewPhoto key={photo.id} id={id} photo={photo.id} label={words('review_photo', { n: i + 1 })} />
      ))}
    </div>
  );
}

function ReviewPhoto({ id, photo, label }: { id: number; photo: number; label: string }) {
  const { data } = useQuery({
    queryKey: ['review-photos', id, photo],
    queryFn: ({ signal }) => callStaff(calls.readPhoto, { id, photo }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data ? <img src={`data:${data.content_type};base64,${data.content}`} alt={label} /> : <span aria-busy="true" />;
}

/** Form for a translation by staff; readers see it on request, with its author. */
export function TranslateReview({ id, lang }: { id: number; lang: string }) {
  const words = useWords();
  const languages = LANGUAGE_CODES.filter((code) => LANGUAGES[code].lang !== lang);
  const [isOpen, setOpen] = useState(false);
  const [to, setTo] = useState<LanguageCode>(languages[0] as LanguageCode);
  const [text, setText] = useState('');
  const { run, isBusy } = useStaffWrite(async () => undefined);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const isSent = await run(async (idempotencyKey) => {
      await callStaff(calls.translate, { id, to, message: text.trim() }, { idempotencyKey });
      showToast(words('review_translated'));
    });
    if (isSent) setOpen(false);
  };
  if (!isOpen)
    return (
      <button type="button" className="link review-open" onClick={() => setOpen(true)}>
        {words('review_translate')}
      </button>
    );
  return (
    <form className="form" onSubmit={(event) => void submit(event)}>
      <Select label={words('review_language')} value={to} options={languages.map((value) => ({ value, label: LANGUAGES[value].name }))} onChange={setTo} />
      <TextArea label={words('review_translate')} value={text} onChange={setText} autoFocus maxLength={MESSAGE_LENGTH} />
      <div className="dialog-actions">
        <Button onPress={() => setOpen(false)}>{words('cancel')}</Button>
        <Button type="submit" isBusy={isBusy}>
          {words('save')}
        </Button>
      </div>
    </form>
  );
}
