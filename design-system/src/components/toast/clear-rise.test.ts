import { clearRise } from './clear-rise';

const card = { top: 600, bottom: 680 };

it.each([
  ['stays where nothing is covered', [{ top: 100, bottom: 140 }], 0],
  ['rises above a button', [{ top: 640, bottom: 684 }], 48],
  [
    'skips a place between two buttons that is too low',
    [
      { top: 640, bottom: 684 },
      { top: 560, bottom: 600 },
    ],
    128,
  ],
  ['finds no place when every one covers a control', [{ top: 0, bottom: 800 }], null],
])('%s', (_, controls, rise) => expect(clearRise(card, controls, 64)).toBe(rise));
