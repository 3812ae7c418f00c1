export { FileDrop, type FileDropProps, type FileDropTexts } from './file-drop';
export { FileList, type FileListProps, type FileListTexts } from './file-list';
export { sortFiles } from './file-limits';
export type { FileDropItem, FileDropItemState } from './file-row';
export type { FileLimits, FileProblem, RefusedFile } from './file-limits';
