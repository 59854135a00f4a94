/** Error of a start or a command whose message explains the reason to the operator. */
export class StartFailed extends Error {}
