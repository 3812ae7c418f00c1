import { useRef, useState, type DragEvent } from 'react';

const carriesFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files');

/** Handlers for an element files can be dropped on, and whether some are held over it. */
export function useDropZone(isLocked: boolean, onDrop: (files: readonly File[]) => void) {
  const [isOver, setOver] = useState(false);
  // Each child the pointer crosses sends an enter and a leave of its own.
  const depth = useRef(0);
  const move = (event: DragEvent, by: number) => {
    if (!carriesFiles(event) || isLocked) return;
    event.preventDefault();
    depth.current = Math.max(0, depth.current + by);
    setOver(depth.current > 0);
  };
  return {
    isOver,
    dropHandlers: {
      onDragEnter: (event: DragEvent) => move(event, 1),
      onDragLeave: (event: DragEvent) => move(event, -1),
      onDragOver: (event: DragEvent) => {
        if (!carriesFiles(event)) return;
        // Without this the browser would leave the page for the file, refused or not.
        event.preventDefault();
        event.dataTransfer.dropEffect = isLocked ? 'none' : 'copy';
      },
      onDrop: (event: DragEvent) => {
        if (!carriesFiles(event)) return;
        event.preventDefault();
        depth.current = 0;
        setOver(false);
        if (!isLocked) onDrop([...event.dataTransfer.files]);
      },
    },
  };
}
