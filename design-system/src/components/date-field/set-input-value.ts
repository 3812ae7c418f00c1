export function setInputValue(input: HTMLInputElement, value: string): void {
  // The prototype's setter bypasses React's value tracking, so that React sees a change.
  const property = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
  property?.set?.call(input, value);
  input.dispatchEvent(new Event('input', { bubbles: true }));
  input.dispatchEvent(new Event('change', { bubbles: true }));
}
