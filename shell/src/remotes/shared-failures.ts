import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

/** The runtime keeps the failure of a shared package for good: it is forgotten, so that the next use asks for the package again. */
export const forgetSharedFailures = (): ModuleFederationRuntimePlugin => ({
  name: 'forget-shared-failures',
  errorLoadShare: ({ pkgName, shareScopeMap }) => {
    for (const scope of Object.values(shareScopeMap))
      for (const shared of Object.values(scope[pkgName] ?? {}))
        if (!shared.loaded) shared.loading = null;
  },
});
