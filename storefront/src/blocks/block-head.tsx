/** Title of a block with a sentence below. */
export function BlockHead({ id, title, text }: { id: string; title: string; text?: string | undefined }) {
  return (
    <div className="block-head">
      <h2 id={id}>{title}</h2>
      {text && <p>{text}</p>}
    </div>
  );
}
