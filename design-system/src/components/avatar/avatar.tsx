import { Avatar as RadixAvatar } from 'radix-ui';
import { initialsOf } from './initials';
import styles from './avatar.module.css';

export interface AvatarProps {
  /** Whose face it is; the initials come from here while there is no picture. */
  name: string;
  /** Address of the picture. */
  src?: string | null;
  /** 32, 44 or 72 px. */
  size?: 'small' | 'medium' | 'large';
  /** What a screen reader says. Leave it out where the name stands beside it. */
  label?: string;
}

/** A face, or the initials where there is none. */
export function Avatar({ name, src, size = 'medium', label }: AvatarProps) {
  return (
    <RadixAvatar.Root
      className={styles.avatar}
      data-size={size}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      {src && <RadixAvatar.Image className={styles.image} src={src} alt="" />}
      <RadixAvatar.Fallback>{initialsOf(name)}</RadixAvatar.Fallback>
    </RadixAvatar.Root>
  );
}
