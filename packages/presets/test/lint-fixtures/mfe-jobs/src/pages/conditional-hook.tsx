// react-hooks/rules-of-hooks conditionally
import { useState } from 'react';

export function Switch({ isOn }: { isOn: boolean }) {
  if (isOn) useState(0);
  return null;
}
