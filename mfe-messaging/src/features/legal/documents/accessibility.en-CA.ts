import type { LegalText } from '../legal-text.types';

export const text: LegalText = {
  title: 'Accessibility',
  lead: 'The site is for everyone who works in a dental office. What we do for that, what does not work yet, and how to tell us.',
  sections: [
    {
      id: 'aim',
      title: 'What we aim for',
      blocks: [
        'Every page is meant to meet the [Web Content Accessibility Guidelines (WCAG) 2.2](https://www.w3.org/TR/WCAG22/), level AA, in English and in French. This is also what guides us under the Accessible Canada Act and the accessibility laws of the provinces.',
        {
          list: [
            'All of it works by keyboard, with a visible focus and a link that skips the navigation.',
            'Names, states and errors are readable by screen readers; new messages and results are announced.',
            'Text can be enlarged to 200%, and pages fit a width of 320 pixels.',
            'Colours have enough contrast in the light and the dark scheme, and never carry a meaning alone.',
            'Movement is reduced when your device asks for it.',
            'What you typed is kept when a form has an error, when you are offline and when you are logged out. Nothing has to be solved or dragged to prove that you are a person.',
          ],
        },
      ],
    },
    {
      id: 'checks',
      title: 'How we check',
      blocks: [
        'Each component and page is tested with every change: automatic rules (axe) in both languages and both colour schemes, names and roles as a screen reader gets them, and journeys by keyboard alone. These checks find many barriers, not all of them. The site has not been audited by an outside expert yet, so we do not claim full conformance.',
      ],
    },
    {
      id: 'gaps',
      title: 'What does not work well yet',
      blocks: [
        {
          terms: [
            {
              term: 'Uploaded documents and photos',
              text: 'Copies of licences and evidence come from members and are often scans without text. Photos have the person’s name as their description and nothing more.',
            },
            {
              term: 'Wide tables',
              text: 'On small screens some wide tables scroll sideways inside their frame.',
            },
            {
              term: 'Charts',
              text: 'Charts are drawn for the eye. “Show as table” beside each of them gives the same figures.',
            },
            {
              term: 'Check-in by code',
              text: 'The clinic’s screen shows a QR code. The digits below it do the same and can be typed.',
            },
            {
              term: 'Texts of members',
              text: 'Members write in the language they choose. We mark up the page’s language, but cannot know that of every message.',
            },
          ],
        },
      ],
    },
    {
      id: 'report',
      title: 'Report a barrier or ask for help',
      blocks: [
        'Write to [{email}](mailto:{email}) or use the [contact form](/contact). Tell us the page and what you use (browser, screen reader, zoom) if you like; you need no account and give no reason. We answer within two business days, do with you what the page would not let you do, and tell you when it will be fixed.',
        'You can ask for any page, invoice or policy in another form, such as large print or plain text, at no cost.',
      ],
    },
    {
      id: 'complaints',
      title: 'If our answer is not enough',
      blocks: [
        'You can turn to the human rights commission of your province or territory, in Quebec to the [Commission des droits de la personne et des droits de la jeunesse](https://www.cdpdj.qc.ca/en).',
      ],
    },
  ],
};
