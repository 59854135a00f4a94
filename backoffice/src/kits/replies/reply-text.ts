/** Text of a saved reply, or as typed. */
export interface ReplyText {
  /** Subject of a mail; else empty. */
  subject: string;
  text: string;
}
