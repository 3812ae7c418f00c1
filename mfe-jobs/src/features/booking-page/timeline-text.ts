import type { ShiftParty, ShiftSide } from '../../generated/graphql';
import type { text } from '../../texts';

type TextKey = Parameters<typeof text>[0];
type Part<Key> = Key extends `jobs.timeline.${infer Rest}` ? Rest : never;

/** Every transition by who made it; `Own` when the viewer's side did. */
const TEXTS: readonly Part<TextKey>[] = [
  'confirm.tempOwn',
  'confirm.temp',
  'ask_again.clock',
  'cancel_by_temp.tempOwn',
  'cancel_by_temp.temp',
  'cancel_by_clinic.clinicOwn',
  'cancel_by_clinic.clinic',
  'undo_cancel_by_temp.tempOwn',
  'undo_cancel_by_temp.temp',
  'undo_cancel_by_clinic.clinicOwn',
  'undo_cancel_by_clinic.clinic',
  'release.admin',
  'release.clock',
  'on_my_way.tempOwn',
  'on_my_way.temp',
  'run_late.tempOwn',
  'run_late.temp',
  'arrive.tempOwn',
  'arrive.temp',
  'check_in.tempOwn',
  'check_in.temp',
  'check_in.clinicOwn',
  'check_in.clinic',
  'complete.tempOwn',
  'complete.temp',
  'complete.clock',
  'propose_hours.clinicOwn',
  'propose_hours.clinic',
  'approve.clinicOwn',
  'approve.clinic',
  'approve.clock',
  'accept_hours.tempOwn',
  'accept_hours.temp',
  'accept_hours.clock',
  'invoice.clock',
  'mark_paid.clinicOwn',
  'mark_paid.clinic',
  'mark_received.tempOwn',
  'mark_received.temp',
  'pay.tempOwn',
  'pay.temp',
  'pay.clinicOwn',
  'pay.clinic',
  'pay.clock',
  'miss.clinicOwn',
  'miss.clinic',
  'dispute.tempOwn',
  'dispute.temp',
  'dispute.clinicOwn',
  'dispute.clinic',
  'settle_dispute.admin',
  'appeal_ruling.tempOwn',
  'appeal_ruling.temp',
  'appeal_ruling.clinicOwn',
  'appeal_ruling.clinic',
];

/** A transition that the release does not know yet has the text of a change. */
export function timelineText(action: string, by: ShiftParty, reader: ShiftSide): TextKey {
  const wanted = `${action}.${by}${by === reader ? 'Own' : ''}`;
  const found = TEXTS.find((key) => key === wanted);
  return found ? `jobs.timeline.${found}` : 'jobs.timeline.other';
}
