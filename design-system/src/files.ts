// A separate entry (`@tbt/design-system/files`), which few pages load.
export { FileDrop, type FileDropProps, type FileDropTexts } from './components/file-drop/file-drop';
export { FileList, type FileListProps, type FileListTexts } from './components/file-drop/file-list';
export type { FileDropItem, FileDropItemState } from './components/file-drop/file-row';
