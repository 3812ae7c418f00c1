// A separate entry (`@tbt/design-system/files`), which few pages load.
export * from './components/file-button';
export { FileDrop, type FileDropProps, type FileDropTexts } from './components/file-drop/file-drop';
export { FileList, type FileListProps, type FileListTexts } from './components/file-drop/file-list';
export {
  sortFiles,
  type FileLimits,
  type FileProblem,
  type RefusedFile,
} from './components/file-drop/file-limits';
export type { FileDropItem, FileDropItemState } from './components/file-drop/file-row';
