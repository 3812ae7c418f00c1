/** Why a file is not taken. */
export type FileProblem = 'type' | 'size' | 'count';

export interface RefusedFile {
  /** The file that was not taken. */
  file: File;
  /** The first reason against it. */
  problem: FileProblem;
}

export interface FileLimits {
  /** What is taken, as in HTML: media types, `image/*`, or endings such as `.pdf`, with commas between. */
  accept?: string;
  /** The most one file may weigh, in bytes. */
  maxBytes?: number;
  /** How many files there may be, with those already there. */
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

/** Tells the files that are taken from those that are not; `present` are there already. */
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
