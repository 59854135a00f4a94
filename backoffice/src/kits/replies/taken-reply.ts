/** A reply as it is taken over, or what is typed already. */
export interface TakenReply {
  /** Of a letter; else empty. */
  subject: string;
  text: string;
}
