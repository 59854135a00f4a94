/** Text of a reply: of a saved one that was chosen, or as typed. */
export interface ReplyText {
  /** Subject of a mail; else empty. */
  subject: string;
  text: string;
}
