import sharp from 'sharp';

/** Of pictures that are kept: those of some thousand shifts. */
const KEPT_BYTES = 24 * 1024 * 1024;
/** Pictures drawn in a minute, for all callers together: a fifth of a core. */
const DRAWN_MAX = 120;
const MINUTE = 60_000;
const AT_ONCE = 2;

export interface SocialImageLimits {
  /** Pictures a minute. */
  drawnMax?: number;
  /** Bytes. */
  keptMax?: number;
}

export interface SocialImages {
  /** Undefined while more are asked for than are drawn in a minute. @param key - changes with what is drawn */
  pictureOf: (key: string, draw: () => string) => Promise<Buffer | undefined>;
}

/** Draws each picture once, few at a time, and so many a minute. */
export function createSocialImages(limits: SocialImageLimits = {}): SocialImages {
  const { drawnMax = DRAWN_MAX, keptMax = KEPT_BYTES } = limits;
  const kept = new Map<string, Buffer>();
  let keptBytes = 0;
  const underWay = new Map<string, Promise<Buffer>>();
  const waiting: (() => void)[] = [];
  let busy = 0;
  let minute = { start: 0, drawn: 0 };

  const drop = (key: string) => {
    keptBytes -= kept.get(key)?.length ?? 0;
    kept.delete(key);
  };
  /** The oldest make room. */
  const keep = (key: string, picture: Buffer) => {
    kept.set(key, picture);
    keptBytes += picture.length;
    for (const oldest of kept.keys()) {
      if (keptBytes <= keptMax) break;
      drop(oldest);
    }
  };

  const isAdmitted = (): boolean => {
    const now = Date.now();
    if (now - minute.start >= MINUTE) minute = { start: now, drawn: 0 };
    minute.drawn += 1;
    return minute.drawn <= drawnMax;
  };

  const draw = async (key: string, drawing: () => string): Promise<Buffer> => {
    if (busy >= AT_ONCE) await new Promise<void>((go) => waiting.push(go));
    else busy += 1;
    try {
      const picture = await sharp(Buffer.from(drawing())).png({ palette: true }).toBuffer();
      keep(key, picture);
      return picture;
    } finally {
      const next = waiting.shift();
      if (next) next();
      else busy -= 1;
    }
  };

  return {
    pictureOf(key, drawing) {
      const known = kept.get(key);
      if (known) return Promise.resolve(known);
      const started = underWay.get(key);
      if (started) return started;
      if (!isAdmitted()) return Promise.resolve(undefined);
      const picture = draw(key, drawing).finally(() => underWay.delete(key));
      underWay.set(key, picture);
      return picture;
    },
  };
}
