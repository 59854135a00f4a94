const EMAIL = /^[^\s@<>"(),:;[\]\\\p{C}\ufffd]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+[\p{L}\p{N}-]{2,63}$/u;

/** True if a text has the form of one e-mail address. */
export const isEmail = (value: string): boolean => value.length <= 254 && EMAIL.test(value) && !/^\.|\.\.|\.@/.test(value);
