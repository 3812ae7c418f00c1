import { once } from 'node:events';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';

type HashWork =
  | { readonly password: string; readonly cost: object }
  | { readonly password: string; readonly passwordHash: string };

const PROGRAM = join(__dirname, 'hash-worker.cjs');

/** Runs each piece of work in a thread of its own, of low priority, and keeps the threads. */
export function createHashThreads(): (work: HashWork) => Promise<unknown> {
  const idle: Worker[] = [];
  return async (work) => {
    const thread = idle.pop() ?? new Worker(PROGRAM);
    thread.ref();
    thread.postMessage(work);
    const [result] = (await once(thread, 'message')) as [unknown];
    // A thread that failed ended with its work.
    thread.unref();
    idle.push(thread);
    return result;
  };
}
