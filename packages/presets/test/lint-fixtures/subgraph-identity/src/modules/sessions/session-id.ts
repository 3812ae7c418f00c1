// nothing
export type SessionId = number;
