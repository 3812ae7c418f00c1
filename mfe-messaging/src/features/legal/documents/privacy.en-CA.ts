import type { LegalText } from '../legal-text.types';

export const text: LegalText = {
  title: 'Privacy Policy',
  lead: 'What we know about you, why, who sees it, how long we keep it, and how you decide about it.',
  sections: [
    {
      id: 'short',
      title: 'In short',
      blocks: [
        {
          list: [
            'We keep what is needed to bring dental offices and professionals together, and nothing for advertising. We sell no personal information.',
            'Your email, licence number and documents are never public, nor is the street of a professional. The address of a dental office is shown on its page and its shifts. A clinic sees how to reach you only once you apply to it or work with it.',
            'Shifts and people are ranked by a program. You can read why, change what counts and ask for a person.',
            'You can download a copy of your information and close your account on [Privacy and my data](/account/privacy).',
          ],
        },
      ],
    },
    {
      id: 'responsible',
      title: 'Who is responsible',
      blocks: [
        'Tooth Be Told, Toronto, Ontario, is responsible for the personal information that this site holds. Canada’s Personal Information Protection and Electronic Documents Act (PIPEDA) applies, and in Quebec the Act respecting the protection of personal information in the private sector, as amended by Law 25.',
        'The person in charge of the protection of personal information is our Privacy Officer: [{privacyEmail}](mailto:{privacyEmail}).',
      ],
    },
    {
      id: 'information',
      title: 'What we collect',
      blocks: [
        {
          terms: [
            {
              term: 'Your account',
              text: 'Name, email, language, role, province, city and postal code. Of your password we keep only a hash that cannot be turned back.',
            },
            {
              term: 'A professional’s profile',
              text: 'Photo, experience, education, languages, rates, travel distance, schedule and answers about working style. Licences and certifications with their number, dates and the document you upload.',
            },
            {
              term: 'A dental office',
              text: 'Its address and locations, what it tells about its team and equipment, its instructions for the first day, and the members who act for it.',
            },
            {
              term: 'Your work',
              text: 'Shifts, applications, offers, bookings, check-ins, hours, invoices, reviews, cancellations with their reason, and statements and files in disputes.',
            },
            {
              term: 'What you write',
              text: 'Messages to other members, to our team, and feedback. Feedback sent anonymously is stored with its day and no link to you.',
            },
            {
              term: 'Plans of offices',
              text: 'The plan, its status and its invoices. Card numbers go straight to our payment provider and never reach our servers.',
            },
            {
              term: 'Use of the site',
              text: 'Log-ins with their time and device, what you accepted and when, mail that was sent to you, and what administrators did with your account. IP addresses are counted for a short time to stop password guessing and spam.',
            },
            {
              term: 'How fast pages are',
              text: 'In one visit in five, your browser measures how fast the page was and tells us four figures and whether the screen is that of a phone. We add them to the counts of the page and the day; nothing of you or your visit is kept. Browsers that ask not to be tracked (Global Privacy Control or Do Not Track) are not measured.',
            },
            {
              term: 'On your own device',
              text: 'While you are logged in, your browser keeps what you read of shifts, bookings and conversations, and what you wrote that is not sent yet, so that you have it without a connection. Nothing of that copy comes to us. Logging out deletes it. The [Cookie Policy](/cookies) names it.',
            },
          ],
        },
        'Most of it comes from you. Offices and professionals you work with add reviews, hours and statements, and our reviewers compare licences with the public registers of the regulators. The site does not ask your device for its location: distances are those between postal areas or cities.',
        'You choose what goes into your profile. Without a name, an email and a role there can be no account, and without a checked licence no booking where the law requires one. Everything else is optional.',
      ],
    },
    {
      id: 'purposes',
      title: 'What we use it for',
      blocks: [
        {
          list: [
            'to show shifts to professionals and professionals to offices, and to rank both',
            'to make, change and settle bookings: offers, hours, invoices, reviews, disputes',
            'to check licences and certifications',
            'to send the notifications and mail you asked for, and those a booking requires',
            'to keep accounts safe and to stop abuse',
            'to keep accounting records that the law requires.',
          ],
        },
        'News and offers by email are sent only with your separate consent, which you can withdraw in every such mail and on [Privacy and my data](/account/privacy). Whether you were active lately is shown only if you agree to it there.',
      ],
    },
    {
      id: 'sharing',
      title: 'Who sees what',
      blocks: [
        {
          terms: [
            {
              term: 'Everyone',
              text: 'Your profile: name, photo, city and province, experience, education, languages, working style, rating and, as a check mark, that your licence was verified; for a dental office, its address. No email, licence number, document or street of a professional.',
            },
            {
              term: 'Offices and professionals you deal with',
              text: 'A clinic you applied to or work for sees your email and licence number, until 90 days after you last worked together. In messages, phone numbers and addresses stay hidden from both sides until you have a booking. You can block anyone.',
            },
            {
              term: 'Our team',
              text: 'Reviewers see the licence documents that await a decision, and administrators what a report, a dispute or your own request is about. Each of their decisions is recorded.',
            },
            {
              term: 'Service providers',
              text: 'The companies that host our servers and files and deliver our mail, and Stripe for the plans of offices. They may use the information only for that.',
            },
            {
              term: 'Authorities',
              text: 'Only what a law, a warrant or a court order obliges us to disclose.',
            },
          ],
        },
      ],
    },
    {
      id: 'transfers',
      title: 'Outside Quebec and Canada',
      blocks: [
        'Your information may be kept or handled outside Quebec. Stripe also handles payment information outside Canada, and your own mail provider receives our mail wherever it is. There, the law of that place applies, and its authorities may be able to ask for the information.',
        'Before a provider holds personal information outside Quebec, we assess what protection it will have there and bind the provider by a written contract. Ask our Privacy Officer for the current list of providers and places.',
      ],
    },
    {
      id: 'matching',
      title: 'Automated matching',
      blocks: [
        'A program ranks shifts for professionals and professionals for offices. It first leaves out pairs that cannot work: another role, a missing licence, an overlap, too far, blocked time, a required language, a block. It then adds up nine things for both sides: availability, distance, rate, stated preferences, languages, reliability, rating, earlier work together and response time.',
        'It never uses name, photo, age, school or grades. What you did not state counts as average. Near-equal matches take turns. Emergency requests go out by the same rules, in waves, and the first to accept gets the shift.',
        'The program suggests an order and decides on no application or licence: people do. Each match shows its strongest and weakest reasons and what would change them. On [AI Matching](/ai-matching) you can change how much each thing counts, and you may ask us which facts were used, have them corrected, state your view, and have a person look at the result: [{privacyEmail}](mailto:{privacyEmail}).',
      ],
    },
    {
      id: 'retention',
      title: 'How long we keep it',
      blocks: [
        'As long as your account exists, except where a shorter time is listed. A nightly job deletes what is older.',
        {
          table: {
            head: ['What', 'Kept for'],
            rows: [
              ['Log-ins', 'until 30 days without use, 90 days at most'],
              ['Records of mail that was sent', '30 days'],
              ['Shifts viewed in rankings', '90 days'],
              ['Shifts found by job alerts, notifications', '180 days'],
              ['Which clinic may see whose details', '400 days'],
              ['Applications without a booking, answered invitations', '2 years'],
              [
                'Name and address of a closed account, with a shift that may still be billed',
                '2 years',
              ],
              ['Closed disputes and their files, reports', '2 years'],
              ['Messages to our team, the waitlist', '2 years'],
              ['Feedback, unless it is on the roadmap', '3 years'],
              ['The archive of a copy you asked for', '7 days'],
              ['The record that an account was erased', '3 years'],
              ['On your device: what you read', 'until the session ends, 30 days at most'],
              [
                'On your device: what waits to be sent',
                'until it is sent or you log out; after the end of a session, 30 days at most',
              ],
            ],
          },
        },
        'When you close your account, we erase what it held within minutes, files included. Bookings and the log of decisions stay as the law or the other side requires, without your name, and so does the proof of what you agreed to. Invoices keep it, and so does a shift that may still be billed, until its invoice or for two years. Backups expire on a schedule of their own.',
      ],
    },
    {
      id: 'security',
      title: 'How we protect it',
      blocks: [
        'Connections are encrypted, passwords are stored as slow hashes, session cookies cannot be read by scripts, and links sent by mail work once. Documents open only for you and our reviewers. No system is perfect: if your information is involved in a breach that could seriously harm you, we tell you and the authorities without delay, and we keep a register of every incident.',
      ],
    },
    {
      id: 'rights',
      title: 'Your rights',
      blocks: [
        {
          list: [
            'see and correct your information: in your [profile](/profile) and [settings](/account)',
            'get a copy of all of it, as JSON and CSV: on [Privacy and my data](/account/privacy)',
            'withdraw a consent, or close your account and have it erased',
            'ask that something stop being public, or no longer be found by your name',
            'be told about automated ranking and have a person look at it.',
          ],
        },
        'Or write to [{privacyEmail}](mailto:{privacyEmail}). It costs nothing, and we answer within 30 days. If we refuse, we say why and how to contest it.',
      ],
    },
    {
      id: 'complaints',
      title: 'If you disagree',
      blocks: [
        'Tell our Privacy Officer first: we look into every complaint. You can also turn to the [Office of the Privacy Commissioner of Canada](https://www.priv.gc.ca/en/), in Quebec to the [Commission d’accès à l’information](https://www.cai.gouv.qc.ca/), and in Alberta and British Columbia to the commissioner of the province.',
      ],
    },
    {
      id: 'changes',
      title: 'When this policy changes',
      blocks: [
        'Each version has a date and says below what changed. Before we collect more, or use or share it in a new way, we ask for your consent again.',
      ],
    },
  ],
};
