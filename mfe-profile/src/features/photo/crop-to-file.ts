/** A square crop, in percent of the image's sides. */
export interface CropShare {
  x: number;
  y: number;
  width: number;
  height: number;
}

const SIDE_MAX = 1024;
const QUALITY = 0.92;
const PERCENT = 100;

export function middleSquare(width: number, height: number): CropShare {
  const side = Math.min(width, height);
  if (!side) return { x: 0, y: 0, width: PERCENT, height: PERCENT };
  const share = { width: (side / width) * PERCENT, height: (side / height) * PERCENT };
  return { ...share, x: (PERCENT - share.width) / 2, y: (PERCENT - share.height) / 2 };
}

/** The crop as a JPEG on white. @throws when the browser cannot. */
export async function cropToFile(image: HTMLImageElement, crop: CropShare): Promise<File> {
  const { naturalWidth, naturalHeight } = image;
  const source = {
    x: (crop.x / PERCENT) * naturalWidth,
    y: (crop.y / PERCENT) * naturalHeight,
    side: Math.max(1, Math.round((crop.width / PERCENT) * naturalWidth)),
  };
  const side = Math.min(source.side, SIDE_MAX);
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  context.fillStyle = 'white';
  context.fillRect(0, 0, side, side);
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, source.x, source.y, source.side, source.side, 0, 0, side, side);
  const blob = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, 'image/jpeg', QUALITY),
  );
  if (!blob) throw new Error('the picture could not be drawn');
  return new File([blob], 'photo.jpg', { type: blob.type });
}
