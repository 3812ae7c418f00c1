/** Gives an input a value as if the reader had typed it: React and form libraries hear of it. */
export function setInputValue(input: HTMLInputElement, value: string): void {
  // React watches the element's own property; the one of the prototype goes past it.
  const property = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
  property?.set?.call(input, value);
  input.dispatchEvent(new Event('input', { bubbles: true }));
  input.dispatchEvent(new Event('change', { bubbles: true }));
}
