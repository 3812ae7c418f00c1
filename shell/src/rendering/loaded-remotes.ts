import type { RemoteModule } from '@tbt/web-kit';
import type { RemoteLoader } from '../remotes/remote-loader';

/** A promise that `use` reads at once. */
export const toLoaded = <T>(value: T): Promise<T> =>
  Object.assign(Promise.resolve(value), { status: 'fulfilled' as const, value });

/** The remotes of a rendering: one that is evaluated, or none. */
export function createLoadedRemotes(modules: Readonly<Record<string, RemoteModule>>): RemoteLoader {
  return {
    load: (name) => {
      const module = modules[name];
      return module ? toLoaded(module) : Promise.reject(new Error(`${name} is not loaded`));
    },
    retry: () => Promise.resolve(),
    isLoading: () => false,
    attempts: () => 0,
    subscribe: () => () => undefined,
  };
}
