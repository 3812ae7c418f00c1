import { Avatar, Badge, Card, ChatBubble, DateLine, Icon } from '@tbt/design-system';
import { now, useFormats } from '@tbt/web-kit';
import { useText } from '../texts';
import styles from './hero-picture.module.css';

const DAY_MS = 24 * 60 * 60 * 1000;
const RATE = '47.00';

const tomorrow = (): string => new Date(now().getTime() + DAY_MS).toISOString().slice(0, 10);

/** Hero illustration: a booked shift and a first message. */
export function HeroPicture() {
  const t = useText();
  const formats = useFormats();
  const day = tomorrow();
  const person = t('shell.home.sample.person');
  return (
    <div className={styles.picture} aria-hidden="true" inert>
      <Card
        as="div"
        titleAs="h4"
        title={t('shell.home.sample.title')}
        subtitle={t('shell.home.sample.clinic')}
        aside={
          <Badge tone="success" icon={<Icon name="check" size="small" />}>
            {t('shell.home.sample.booked')}
          </Badge>
        }
        className={styles.shift}
      >
        <DateLine
          soon
          tile={formats.dayLeaf(day)}
          main={{ term: '', description: formats.timeRange('08:00', '16:00') }}
          detail={{ term: '', description: formats.date(day) }}
          figure={{
            term: '',
            description: formats.currency(RATE),
            note: t('shell.home.sample.hourly'),
          }}
        />
        <div className={styles.person}>
          <Avatar name={person} size="small" />
          <strong>{person}</strong>
          <span>{t('shell.home.sample.licensed')}</span>
        </div>
      </Card>
      <div className={styles.words}>
        <ChatBubble side="other" author={person} meta={t('shell.home.sample.now')}>
          {t('shell.home.sample.message')}
        </ChatBubble>
      </div>
    </div>
  );
}
