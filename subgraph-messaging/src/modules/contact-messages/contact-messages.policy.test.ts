import { isFromProgram, isTooQuick } from './contact-messages.policy';

it.each([
  [undefined, false],
  [null, false],
  [' ', false],
  ['https://spam.example', true],
])('a hidden field that holds %j is filled by a program: %s', (website, expected) => {
  expect(isFromProgram({ website })).toBe(expected);
});

it.each([
  [undefined, false],
  [null, false],
  [0, true],
  [1, true],
  [2, false],
  [90, false],
])('after %j seconds it is too quick: %s', (secondsOpen, expected) => {
  expect(isTooQuick({ secondsOpen })).toBe(expected);
});
