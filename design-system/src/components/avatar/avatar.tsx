import { Avatar as RadixAvatar } from 'radix-ui';
import { Icon } from '../icon';
import { initialsOf } from './initials';
import styles from './avatar.module.css';

export interface AvatarProps {
  /** Whose face it is; the initials come from here while there is no picture. */
  name: string;
  /** Address of the picture. Until it is there, and when it cannot be loaded, the initials show. */
  src?: string | null;
  /** 32, 44 or 72 px. */
  size?: 'small' | 'medium' | 'large';
  /** What a screen reader says. Leave it out where the name stands beside it. */
  label?: string;
}

/** A face, or the initials where there is none; a figure where there is no name either. */
export function Avatar({ name, src, size = 'medium', label }: AvatarProps) {
  const initials = initialsOf(name);
  return (
    <RadixAvatar.Root
      className={styles.avatar}
      data-size={size}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      {src && <RadixAvatar.Image className={styles.image} src={src} alt="" />}
      <RadixAvatar.Fallback>{initials || <Icon name="user" />}</RadixAvatar.Fallback>
    </RadixAvatar.Root>
  );
}
