export const RELEASES_PATH = '/releases/';

/** Whether a path leaves its folder, also percent-encoded. */
export function leavesFolder(url: string): boolean {
  const [path = ''] = url.split('?', 1);
  try {
    return decodeURIComponent(path).split(/[\\/]/).includes('..');
  } catch {
    return true;
  }
}
