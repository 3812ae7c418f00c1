import { clockText, optionLabel, type ProfessionalRole } from '@tbt/contracts';
import type { NewJob } from '../jobs.types';

type Facts = Pick<
  NewJob,
  | 'role'
  | 'city'
  | 'startTime'
  | 'endTime'
  | 'patientTypes'
  | 'specialtyFocus'
  | 'requiredLanguages'
  | 'clinicVibe'
  | 'teamEnvironment'
  | 'workPace'
  | 'paymentTerms'
>;

const WANTED: Record<ProfessionalRole, string> = {
  hygienist: 'une ou un hygiéniste dentaire',
  assistant: 'une assistante ou un assistant dentaire',
};

type Labelled = [
  label: string,
  set: Parameters<typeof optionLabel>[1],
  values: readonly (string | null)[],
];

function lineOf([label, set, values]: Labelled): string[] {
  const words = values.flatMap((value) =>
    value ? [optionLabel('fr-CA', set, value).toLocaleLowerCase('fr-CA')] : [],
  );
  return words.length > 0 ? [`${label}\u00a0: ${words.join(', ')}.`] : [];
}

/** French text from the fields of a shift; the clinic's own text is not translated. */
export function frenchDraft(job: Facts): { title: string; description: string } {
  const [from, until] = [job.startTime, job.endTime].map((time) => clockText('fr-CA', time));
  const details: Labelled[] = [
    ['Clientèle', 'patientType', job.patientTypes],
    ['Domaines', 'specialtyFocus', job.specialtyFocus],
    ['Langues', 'language', job.requiredLanguages],
    ['Ambiance', 'clinicVibe', [job.clinicVibe]],
    ['Équipe', 'teamStyle', [job.teamEnvironment]],
    ['Rythme', 'workPace', [job.workPace]],
    ['Paiement', 'paymentTerms', [job.paymentTerms]],
  ];
  return {
    title: `${optionLabel('fr-CA', 'role', job.role)} – ${job.city}`,
    description: [
      `Notre cabinet (${job.city}) cherche ${WANTED[job.role]} pour un quart de ${from} à ${until}.`,
      ...details.flatMap(lineOf),
    ].join('\n'),
  };
}
