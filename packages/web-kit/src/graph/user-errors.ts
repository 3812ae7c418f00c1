/** One thing wrong with what was sent, as mutations' payloads carry it. */
export interface UserErrorLike {
  message: string;
  path: readonly string[];
  code?: string;
  reasons?: readonly string[];
}
