interface Measure {
  value: number;
  unit: string;
}

interface Shadow {
  color: string;
  offsetX: Measure;
  offsetY: Measure;
  blur: Measure;
  spread: Measure;
}

const measure = ({ value, unit }: Measure): string => (value === 0 ? '0' : `${value}${unit}`);

const shadow = ({ color, offsetX, offsetY, blur, spread }: Shadow): string =>
  `${[offsetX, offsetY, blur, spread].map(measure).join(' ')} ${color}`;

const quoted = (family: string): string => (family.includes(' ') ? `'${family}'` : family);

const WRITERS: Record<string, (value: never) => string> = {
  color: (value: string) => value,
  dimension: measure,
  duration: measure,
  number: String,
  fontWeight: String,
  fontFamily: (families: readonly string[]) => families.map(quoted).join(', '),
  cubicBezier: (points: readonly number[]) => `cubic-bezier(${points.join(', ')})`,
  shadow: (layers: readonly Shadow[]) => layers.map(shadow).join(', '),
};

/** A token's value in CSS. @throws Error for an unsupported type. */
export function cssValue(type: string, value: unknown): string {
  const write = WRITERS[type];
  if (!write) throw new Error(`No CSS for tokens of type "${type}"`);
  return write(value as never);
}
