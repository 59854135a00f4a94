/** A reply as it is taken over, or what is typed already. */
export interface TakenReply {
  /** Subject of a mail; else empty. */
  subject: string;
  text: string;
}
