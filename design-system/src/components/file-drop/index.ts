export { FileDrop, type FileDropProps, type FileDropTexts } from './file-drop';
export type { FileDropItem, FileDropItemState } from './file-row';
export type { FileLimits, FileProblem, RefusedFile } from './file-limits';
