import { act } from '@testing-library/react';
import { lateTags } from './late-tags';

/** The document as a browser has it; @returns the late tags that were added. */
function open() {
  document.head.innerHTML = '';
  document.body.innerHTML = lateTags('<meta name="late" />');
  const starter = document.createElement('script');
  starter.text = document.querySelector('script')?.text ?? '';
  document.body.append(starter);
  return added();
}
const added = () => document.head.querySelectorAll('[name=late]').length;

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
  sessionStorage.clear();
});

it('waits for the first sign of use', () => {
  sessionStorage.setItem('other', '{}');
  expect(open()).toBe(0);
  act(() => void document.body.dispatchEvent(new Event('keydown', { bubbles: true })));
  expect(added()).toBe(1);
});

it('comes at once where the tab has a draft to restore', () => {
  sessionStorage.setItem('draft:clinic-registration', '{"email":"office@example.test"}');
  expect(open()).toBe(1);
});

it('waits where the storage may not be read', () => {
  jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(open()).toBe(0);
  act(() => void document.body.dispatchEvent(new Event('keydown', { bubbles: true })));
  expect(added()).toBe(1);
});
