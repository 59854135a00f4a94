/** An attachment of a mail. */
export interface MailFile {
  filename: string;
  contentType: string;
  content: string | Buffer;
}
