import { runAlone } from '@tbt/web-kit/alone';
import remote from './remote';

/** Shows the pages without the shell, for development. */
export const start = (): Promise<void> => runAlone(remote);
