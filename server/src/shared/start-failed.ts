/** A start or a command that cannot work, for a reason that the message explains to people. */
export class StartFailed extends Error {}
