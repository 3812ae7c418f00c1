import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const sources = readdirSync(__dirname).filter((file) => !/\.(test|stories|module)\./.test(file));

/** Files with a static value import of a module. */
const importersOf = (module: string) =>
  sources.filter((file) => {
    const text = readFileSync(path.join(__dirname, file), 'utf8');
    return new RegExp(`^import (?!type)[^;]*from '${module}'`, 'm').test(text);
  });

it('loads the drawing code lazily', () => {
  expect(importersOf('d3-[a-z]+')).toEqual(['chart-geometry.ts']);
  expect(importersOf('./chart-geometry')).toEqual(['chart-plot.tsx']);
  expect(importersOf('./chart-plot')).toEqual([]);
});
