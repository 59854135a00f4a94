/** True if a host name or address, without port, means this machine itself. */
export const isLocalName = (name: string): boolean => /^(?:localhost|.+\.localhost|127(?:\.\d{1,3}){3}|\[?::1\]?)$/i.test(name);
