/// <reference path="./css-modules.d.ts" />
import './start';

export * from './components/avatar';
export * from './components/badge';
export * from './components/banner';
export * from './components/button';
export * from './components/card';
export * from './components/chat-bubble';
export * from './components/checkbox';
export * from './components/checkbox-group';
export * from './components/data-list';
export * from './components/date-field';
export * from './components/date-line';
export * from './components/date-picker';
export * from './components/dialog';
export * from './components/disclosure';
export * from './components/empty-state';
export * from './components/error-state';
export * from './components/error-summary';
export * from './components/file-button';
export {
  sortFiles,
  type FileLimits,
  type FileProblem,
  type RefusedFile,
} from './components/file-drop/file-limits';
export * from './components/form-field';
export * from './components/heading';
export * from './components/icon';
export * from './components/icon-button';
export * from './components/load-more';
export * from './components/menu';
export * from './components/number-field';
export * from './components/password-field';
export * from './components/progress';
export * from './components/radio-group';
export * from './components/rating';
export * from './components/search-field';
export * from './components/select';
export * from './components/sheet';
export * from './components/skeleton';
export * from './components/spinner';
export * from './components/stat';
export * from './components/status-dot';
export * from './components/stepper';
export * from './components/switch';
export * from './components/text';
export * from './components/text-area';
export * from './components/text-field';
export * from './components/text-link';
export * from './components/time-field';
export * from './components/toast';
export * from './components/visually-hidden';
export * from './layout/cluster';
export * from './layout/container';
export * from './layout/form-layout';
export * from './layout/grid';
export * from './layout/page';
export * from './layout/split';
export * from './layout/stack';
export { gaps, type Gap } from './layout/gaps';
export type { ThemeName, TokenName } from './generated/tokens/tokens';
export { tones, type Tone } from './tones';
export { classNames } from './class-names';
export { fetchParts as fetchOverlays } from './overlays/overlay-opener';
export { useBackCloses } from './use-back-closes';
