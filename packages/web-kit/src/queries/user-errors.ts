export interface UserErrorLike {
  message: string;
  path: readonly string[];
  code?: string;
  reasons?: readonly string[];
}
