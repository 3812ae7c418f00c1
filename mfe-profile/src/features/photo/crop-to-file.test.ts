import { middleSquare } from './crop-to-file';

it.each([
  [200, 100, { x: 25, y: 0, width: 50, height: 100 }],
  [100, 400, { x: 0, y: 37.5, width: 100, height: 25 }],
  [300, 300, { x: 0, y: 0, width: 100, height: 100 }],
  [0, 0, { x: 0, y: 0, width: 100, height: 100 }],
])('takes the middle of %i × %i', (width, height, expected) => {
  expect(middleSquare(width, height)).toEqual(expected);
});
