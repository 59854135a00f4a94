/** Title of a block and a sentence below it. */
export function BlockHead({ id, title, text }: { id: string; title: string; text?: string | undefined }) {
  return (
    <div className="block-head">
      <h2 id={id}>{title}</h2>
      {text && <p>{text}</p>}
    </div>
  );
}
