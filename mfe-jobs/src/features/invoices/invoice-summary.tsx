import { refundOf, type InvoiceState } from '@tbt/contracts';
import { Badge, Cluster, DataList, Heading, Stack, Text, type Tone } from '@tbt/design-system';
import { useFormats } from '@tbt/web-kit';
import type { InvoiceFactsFragment, ShiftSide } from '../../generated/graphql';
import { useText } from '../../texts';

const TONES: Record<InvoiceState, Tone> = {
  open: 'info',
  overdue: 'danger',
  marked_paid: 'warning',
  received: 'success',
  paid: 'success',
  credited: 'neutral',
  credit_note: 'neutral',
  refund_due: 'danger',
  refund_returned: 'warning',
  refunded: 'success',
};

const DAY_MS = 86_400_000;

const daysToPay = ({ issuedOn, dueOn }: Pick<InvoiceFactsFragment, 'issuedOn' | 'dueOn'>): number =>
  Math.round((Date.parse(dueOn) - Date.parse(issuedOn)) / DAY_MS);

/** Why it is not to be paid now: a waiver of it, or a case about its booking, is to be decided. */
export type InvoiceHold = 'waiver' | 'dispute';

const HOLDS = { waiver: 'jobs.invoice.held', dispute: 'jobs.invoice.onHold' } as const;

type Line = InvoiceFactsFragment['lines'][number];

function useLineText() {
  const t = useText();
  const formats = useFormats();
  return ({ kind, minutes, breakMinutes, hourlyRate, taxRate }: Line): string => {
    if (taxRate) return t(`jobs.invoice.line.${kind}`, { rate: Number(taxRate) });
    if (minutes === null || minutes === undefined) return t(`jobs.invoice.line.${kind}`);
    const time = { hours: Math.floor(minutes / 60), minutes: minutes % 60 };
    const rate = formats.currency(hourlyRate ?? '0');
    const pause = breakMinutes ?? 0;
    return t('jobs.invoice.line.worked', { ...time, rate, pause });
  };
}

function usePaymentSentence(
  invoice: InvoiceFactsFragment,
  { reader, name, hold }: { reader: ShiftSide; name: string; hold: InvoiceHold | null },
): string | null {
  const t = useText();
  const formats = useFormats();
  const { state, daysOverdue, paidOn, paidMethod, receivedOn } = invoice;
  const method = t(`jobs.invoice.method.${paidMethod ?? invoice.receivedMethod ?? 'e_transfer'}`);
  const date = formats.date(paidOn ?? receivedOn ?? invoice.issuedOn);
  if (hold === 'dispute')
    return t(
      reader === 'clinic' && daysOverdue != null
        ? 'jobs.invoice.onHold.blocks'
        : 'jobs.invoice.onHold.text',
    );
  switch (state) {
    case 'overdue':
      return t(`jobs.invoice.overdue.${reader}`, { days: daysOverdue ?? 0, name });
    case 'marked_paid':
      return t(`jobs.invoice.markedPaid.${reader}`, { date, method, name });
    case 'received':
      return t(`jobs.invoice.received.${reader}`, { date, name });
    case 'paid':
      return t('jobs.invoice.paidOn', { date, method });
    case 'refund_due':
      return t(`jobs.invoice.refund.due.${reader}`, { name });
    case 'refund_returned':
      return t(`jobs.invoice.refund.returned.${reader}`, { date, method, name });
    case 'refunded':
      return t('jobs.invoice.refund.done', { date });
    case 'open':
      if (hold === 'waiver') {
        const [amount, due] = [formats.currency(invoice.amountDue), formats.date(invoice.dueOn)];
        return t(`jobs.invoice.held.${reader}`, { name, amount, due });
      }
      return t(`jobs.invoice.open.${reader}`, { name });
    default:
      return null;
  }
}

/** One invoice or credit note: number, state, lines, and how to pay it. */
export function InvoiceSummary({
  invoice,
  reader,
  name,
  hold = null,
}: {
  invoice: InvoiceFactsFragment;
  reader: ShiftSide;
  name: string;
  hold?: InvoiceHold | null;
}) {
  const t = useText();
  const formats = useFormats();
  const lineText = useLineText();
  const sentence = usePaymentSentence(invoice, { reader, name, hold });
  const isCredit = invoice.kind === 'credit_note';
  const isDisputed = hold === 'dispute';
  const isOwed = !isDisputed && ['open', 'overdue'].includes(invoice.state);
  const isPayer = reader === 'clinic' && invoice.actions.includes('mark_paid');
  const howToPay =
    invoice.paymentInstructions ?? (isPayer ? t('jobs.invoice.howToPayUnknown', { name }) : null);
  const isPaidInPart = Number(invoice.paidBefore) > 0;
  const refund = refundOf(invoice);
  const words = { number: invoice.number, name };
  // Two professionals may each have a number six.
  const heading = reader === 'clinic' ? 'jobs.invoice.numberFrom' : 'jobs.invoice.number';
  return (
    <Stack gap="3">
      <Cluster gap="3">
        <Heading as="h3" size="h4">
          {t(isCredit ? 'jobs.invoice.creditNumber' : heading, words)}
        </Heading>
        <Badge tone={hold ? 'warning' : TONES[invoice.state]}>
          {t(hold ? HOLDS[hold] : `jobs.invoice.state.${invoice.state}`)}
        </Badge>
      </Cluster>
      {isCredit && (
        <Text>{t('jobs.invoice.corrects', { number: invoice.correctsNumber ?? 0 })}</Text>
      )}
      {sentence && <Text>{sentence}</Text>}
      <DataList
        layout="amounts"
        items={[
          ...invoice.lines.map((line) => ({
            term: lineText(line),
            description: formats.currency(line.amount),
          })),
          {
            term: t('jobs.invoice.total'),
            description: <strong>{formats.currency(invoice.total)}</strong>,
          },
          ...(isPaidInPart
            ? [
                {
                  term: t('jobs.invoice.paidBefore'),
                  description: formats.currency(invoice.paidBefore),
                },
                {
                  term: t(refund ? 'jobs.invoice.toReturn' : 'jobs.invoice.amountDue'),
                  description: <strong>{formats.currency(refund ?? invoice.amountDue)}</strong>,
                },
              ]
            : []),
          { term: t('jobs.invoice.issuedOn'), description: formats.date(invoice.issuedOn) },
          ...(isCredit || refund || isDisputed
            ? []
            : [
                {
                  term: t('jobs.invoice.dueOn'),
                  description: t('jobs.invoice.dueOnDate', {
                    date: formats.date(invoice.dueOn),
                    days: daysToPay(invoice),
                  }),
                },
              ]),
          ...(isOwed && howToPay
            ? [{ term: t('jobs.invoice.howToPay'), description: howToPay }]
            : []),
        ]}
      />
    </Stack>
  );
}
