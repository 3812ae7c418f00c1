// nothing
export type Job = string;
