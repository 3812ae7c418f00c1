export interface Problem {
  type?: string;
  title?: string;
  status?: number;
  detail?: string;
  code?: string;
  errors?: { path: string; message: string }[];
  reasons?: string[];
  requestId?: string;
}

export function parseProblem(text: string): Problem | null {
  try {
    const value: unknown = JSON.parse(text);
    const isProblem = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isProblem ? (value as Problem) : null;
  } catch {
    return null;
  }
}
