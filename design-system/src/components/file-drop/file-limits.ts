/** Why a file is refused. */
export type FileProblem = 'type' | 'size' | 'count';

export interface RefusedFile {
  /** The refused file. */
  file: File;
  /** The first reason against it. */
  problem: FileProblem;
}

export interface FileLimits {
  /** Accepted types as in HTML: media types, `image/*` or extensions such as `.pdf`. */
  accept?: string;
  /** Maximum size of a file in bytes. */
  maxBytes?: number;
  /** Maximum number of files, existing ones included. */
  maxFiles?: number;
}

function fitsPattern(file: File, pattern: string): boolean {
  if (pattern.startsWith('.')) return file.name.toLowerCase().endsWith(pattern);
  if (pattern.endsWith('/*')) return file.type.toLowerCase().startsWith(pattern.slice(0, -1));
  return file.type.toLowerCase() === pattern;
}

export function fitsAccept(file: File, accept: string | undefined): boolean {
  const patterns = (accept ?? '')
    .split(',')
    .map((pattern) => pattern.trim().toLowerCase())
    .filter(Boolean);
  return patterns.length === 0 || patterns.some((pattern) => fitsPattern(file, pattern));
}

/** Separates accepted from refused files; `present` counts existing ones. */
export function sortFiles(files: readonly File[], limits: FileLimits, present: number) {
  const { accept, maxBytes = Infinity, maxFiles = Infinity } = limits;
  const taken: File[] = [];
  const refused: RefusedFile[] = [];
  for (const file of files) {
    const problem: FileProblem | null = !fitsAccept(file, accept)
      ? 'type'
      : file.size > maxBytes
        ? 'size'
        : present + taken.length >= maxFiles
          ? 'count'
          : null;
    if (problem) refused.push({ file, problem });
    else taken.push(file);
  }
  return { taken, refused };
}
