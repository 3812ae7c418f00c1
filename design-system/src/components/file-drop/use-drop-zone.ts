import { useRef, useState, type DragEvent } from 'react';

const carriesFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files');

export function useDropZone(isLocked: boolean, onDrop: (files: readonly File[]) => void) {
  const [isOver, setOver] = useState(false);
  // Each child sends its own enter and leave events.
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
        // Otherwise the browser would open the file, refused or not.
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
