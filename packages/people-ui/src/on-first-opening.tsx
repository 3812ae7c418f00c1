import { useState, type ComponentType } from 'react';
import { onFirstUse } from '@tbt/web-kit';

const Nothing = () => null;

/** A dialog whose code is loaded when it opens for the first time. */
export function onFirstOpening<Props extends { open: boolean }>(
  load: () => Promise<ComponentType<Props>>,
) {
  const Dialog = onFirstUse<Props>(load, Nothing);
  return function FirstOpening(props: Props) {
    const [wasOpened, setOpened] = useState(props.open);
    if (props.open && !wasOpened) setOpened(true);
    return wasOpened && <Dialog {...props} />;
  };
}

/** The same for a dialog that is rendered while it is open. */
export const whileOpen = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  onFirstUse<Props>(load, Nothing);
