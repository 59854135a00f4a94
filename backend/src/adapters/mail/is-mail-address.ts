/** True for one plain address: nothing that could be parsed as a second address, a display name, a header or a command. */
export const isMailAddress = (text: string): boolean =>
  text.length <= 254 && /^[^\s\p{C}@<>()[\]\\,;:"]{1,64}@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*$/u.test(text);
