// The shell and its remotes have one Fast Refresh: the shell's, which is there before React.
import * as own from 'react-refresh-itself';

globalThis.tbtFastRefresh ??= own;

export const {
  createSignatureFunctionForTransform,
  getFamilyByType,
  injectIntoGlobalHook,
  isLikelyComponentType,
  performReactRefresh,
  register,
} = globalThis.tbtFastRefresh;
