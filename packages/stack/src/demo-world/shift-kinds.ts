import type {
  PatientType,
  ProfessionalRole,
  ShiftSchedule,
  Specialty,
  WorkingStyle,
} from '@tbt/contracts';

type Words = { title: string; description: string };

/** A day of work whose text, hours and answers fit each other. */
export type ShiftKind = {
  role: ProfessionalRole;
  schedule: ShiftSchedule;
  english: Words;
  french: Words;
  patientTypes: readonly PatientType[];
  specialtyFocus: readonly Specialty[];
  preferredWorkingStyle: WorkingStyle;
  /** Whether the same work comes back, so that a clinic may need cover regularly. */
  isRegular: boolean;
};

const HYGIENE: readonly Omit<ShiftKind, 'role'>[] = [
  {
    schedule: 'full-day',
    english: {
      title: 'Hygienist for a full recall day',
      description:
        'Our hygienist is on vacation and the day is booked with regular patients. You have your own operatory, and our assistant helps to turn it over.',
    },
    french: {
      title: 'Hygiéniste pour une journée de rappels',
      description:
        'Notre hygiéniste est en vacances et la journée est remplie de patients réguliers. Vous avez votre propre salle, et notre assistante aide à la préparer.',
    },
    patientTypes: ['general'],
    specialtyFocus: ['preventive'],
    preferredWorkingStyle: 'focused_professional',
    isRegular: false,
  },
  {
    schedule: 'full-day',
    english: {
      title: 'Hygienist for perio maintenance',
      description:
        'Mostly periodontal maintenance: probing, scaling and root planing. Charts are up to date, and one of our dentists is here all day.',
    },
    french: {
      title: 'Hygiéniste pour des suivis de parodontie',
      description:
        'Surtout des suivis de parodontie : sondage, détartrage et surfaçage radiculaire. Les dossiers sont à jour, et un de nos dentistes est là toute la journée.',
    },
    patientTypes: ['general', 'geriatric'],
    specialtyFocus: ['periodontal'],
    preferredWorkingStyle: 'quiet_operator',
    isRegular: true,
  },
  {
    schedule: 'full-day',
    english: {
      title: 'Hygienist for a day with families',
      description:
        'Children and their parents: cleanings, fluoride, sealants and brushing lessons. We like people who explain what they do.',
    },
    french: {
      title: 'Hygiéniste pour une journée en famille',
      description:
        'Des enfants et leurs parents : nettoyages, fluorure, scellants et leçons de brossage. Nous aimons qu’on explique ce qu’on fait.',
    },
    patientTypes: ['pediatric', 'general'],
    specialtyFocus: ['preventive'],
    preferredWorkingStyle: 'team_cheerleader',
    isRegular: true,
  },
  {
    schedule: 'full-day',
    english: {
      title: 'Hygienist for older patients',
      description:
        'Many of our patients are over seventy: implants, partial dentures, dry mouth. The day is planned without rush.',
    },
    french: {
      title: 'Hygiéniste pour une patientèle âgée',
      description:
        'Beaucoup de nos patients ont plus de 70 ans : implants, prothèses partielles, bouche sèche. La journée est planifiée sans presse.',
    },
    patientTypes: ['geriatric', 'special_needs'],
    specialtyFocus: ['preventive', 'periodontal'],
    preferredWorkingStyle: 'quiet_operator',
    isRegular: false,
  },
  {
    schedule: 'half-day',
    english: {
      title: 'Hygienist for half a day',
      description:
        'Regular cleanings while our colleague takes a course. Your operatory is set up when you arrive.',
    },
    french: {
      title: 'Hygiéniste pour une demi-journée',
      description:
        'Des nettoyages réguliers pendant que notre collègue suit un cours. Votre salle est prête à votre arrivée.',
    },
    patientTypes: ['general'],
    specialtyFocus: ['preventive'],
    preferredWorkingStyle: 'focused_professional',
    isRegular: false,
  },
  {
    schedule: 'evening',
    english: {
      title: 'Evening hygienist',
      description:
        'Cleanings for patients who come after work. A dentist and an assistant stay until the last patient has left.',
    },
    french: {
      title: 'Hygiéniste de soir',
      description:
        'Des nettoyages pour les patients qui viennent après le travail. Un dentiste et une assistante restent jusqu’au départ du dernier patient.',
    },
    patientTypes: ['general', 'anxious_patients'],
    specialtyFocus: ['preventive'],
    preferredWorkingStyle: 'focused_professional',
    isRegular: true,
  },
];

const ASSISTANCE: readonly Omit<ShiftKind, 'role'>[] = [
  {
    schedule: 'full-day',
    english: {
      title: 'Chairside assistant for restorative work',
      description:
        'Fillings and crowns beside one dentist: four-handed dentistry, materials, suction and turning over the room.',
    },
    french: {
      title: 'Assistance au fauteuil, journée de restauration',
      description:
        'Obturations et couronnes aux côtés d’un dentiste : travail à quatre mains, matériaux, aspiration et remise en ordre de la salle.',
    },
    patientTypes: ['general'],
    specialtyFocus: ['restorative'],
    preferredWorkingStyle: 'collaborative',
    isRegular: true,
  },
  {
    schedule: 'full-day',
    english: {
      title: 'Dental assistant, sterilization and chairside',
      description:
        'The morning is in sterilization, the afternoon beside the dentist. Our assistant is on vacation; a colleague shows you where everything is.',
    },
    french: {
      title: 'Assistance dentaire, stérilisation et fauteuil',
      description:
        'La matinée se passe à la stérilisation, l’après-midi au fauteuil. Notre assistante est en vacances; une collègue vous montre où tout se trouve.',
    },
    patientTypes: ['general'],
    specialtyFocus: ['preventive', 'restorative'],
    preferredWorkingStyle: 'focused_professional',
    isRegular: false,
  },
  {
    schedule: 'full-day',
    english: {
      title: 'Dental assistant for an orthodontic day',
      description:
        'Braces and adjustments, mostly for teenagers: trays, wires and photos beside the dentist. The day moves quickly and the team helps out.',
    },
    french: {
      title: 'Assistance dentaire, journée d’orthodontie',
      description:
        'Broches et ajustements, surtout pour des adolescents : plateaux, fils et photos aux côtés du dentiste. La journée passe vite et l’équipe s’entraide.',
    },
    patientTypes: ['pediatric'],
    specialtyFocus: ['orthodontic'],
    preferredWorkingStyle: 'team_cheerleader',
    isRegular: true,
  },
  {
    schedule: 'full-day',
    english: {
      title: 'Dental assistant for a children’s day',
      description:
        'Check-ups and small fillings for children, some of them for the first time. A calm voice matters as much as quick hands.',
    },
    french: {
      title: 'Assistance dentaire, journée des enfants',
      description:
        'Examens et petites obturations pour des enfants, parfois à leur première visite. Une voix calme compte autant que des mains rapides.',
    },
    patientTypes: ['pediatric', 'anxious_patients'],
    specialtyFocus: ['preventive', 'restorative'],
    preferredWorkingStyle: 'team_cheerleader',
    isRegular: false,
  },
  {
    schedule: 'half-day',
    english: {
      title: 'Dental assistant for extractions and implants',
      description:
        'Half a day of surgery: sterile setup, suction and aftercare instructions together with the dentist.',
    },
    french: {
      title: 'Assistance dentaire, extractions et implants',
      description:
        'Une demi-journée de chirurgie : champ stérile, aspiration et consignes après l’opération avec le dentiste.',
    },
    patientTypes: ['general', 'anxious_patients'],
    specialtyFocus: ['surgical'],
    preferredWorkingStyle: 'focused_professional',
    isRegular: false,
  },
  {
    schedule: 'evening',
    english: {
      title: 'Evening dental assistant',
      description:
        'Chairside for one dentist: check-ups and fillings after regular hours. We close the office together.',
    },
    french: {
      title: 'Assistance dentaire de soir',
      description:
        'Au fauteuil avec un dentiste : examens et obturations après les heures habituelles. Nous fermons le cabinet ensemble.',
    },
    patientTypes: ['general'],
    specialtyFocus: ['preventive', 'restorative'],
    preferredWorkingStyle: 'collaborative',
    isRegular: true,
  },
];

export const SHIFT_KINDS: readonly ShiftKind[] = [
  ...HYGIENE.map((kind) => ({ ...kind, role: 'hygienist' as const })),
  ...ASSISTANCE.map((kind) => ({ ...kind, role: 'assistant' as const })),
];
