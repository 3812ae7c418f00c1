import { Avatar as RadixAvatar } from 'radix-ui';
import { Icon } from '../icon';
import { initialsOf } from './initials';
import styles from './avatar.module.css';

export interface AvatarProps {
  /** The person's name; its initials are the fallback. */
  name: string;
  /** Image address. The initials show until it is loaded, or when it fails. */
  src?: string | null;
  /** 32, 44 or 72 px. */
  size?: 'small' | 'medium' | 'large';
  /** Accessible name. Omit it where the name is beside the avatar. */
  label?: string;
}

/** A photo, the initials without one, or an icon without a name. */
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
