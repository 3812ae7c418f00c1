// A separate entry (`@tbt/design-system/large`): what few pages show, so that the others do not load it.
export * from './components/calendar';
export * from './components/chart-frame';
export * from './components/combobox';
export * from './components/date-range';
export { FileDrop, type FileDropProps, type FileDropTexts } from './components/file-drop/file-drop';
export { FileList, type FileListProps, type FileListTexts } from './components/file-drop/file-list';
export type { FileDropItem, FileDropItemState } from './components/file-drop/file-row';
export * from './components/pagination';
export * from './components/tooltip';
