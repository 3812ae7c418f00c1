import type { LegalText } from '../legal-text.types';

export const text: LegalText = {
  title: 'Terms of Service',
  lead: 'The agreement between you and Tooth Be Told, and the rules that offices and professionals keep with each other.',
  sections: [
    {
      id: 'short',
      title: 'In short',
      blocks: [
        {
          list: [
            'Offices post shifts, professionals apply, and what both accept is a booking that both keep.',
            'The office pays the professional directly. We hold no money between you.',
            'Professionals use the site for free. Offices can use it without a plan, or choose one and cancel it at any time.',
            'What a cancellation costs is shown before you confirm it. A person decides appeals and disputes.',
          ],
        },
      ],
    },
    {
      id: 'service',
      title: 'What we offer',
      blocks: [
        'Tooth Be Told is a marketplace for temporary dental work in Canada. We bring both sides together, check licences and keep the records of a shift. We are not the employer of any professional, not a placement agency, and no party to what an office and a professional agree.',
        'Whether a professional works as an employee or on their own account follows from the law and from how the two of them work together. Taxes, insurance and workplace rules are theirs to look after.',
      ],
    },
    {
      id: 'accounts',
      title: 'Your account',
      blocks: [
        'One account for each person or office, with true information. Keep your password to yourself. You answer for what is done with your account until you tell us that it was compromised. An office can invite members; each acts under their own account and within their role.',
        'You may close your account at any time under [Privacy and my data](/account/privacy), once upcoming bookings are cancelled or done.',
      ],
    },
    {
      id: 'licences',
      title: 'Licences',
      blocks: [
        'Professionals work only where they are registered or certified for the shift’s province and day. Where the law requires a licence, there is no booking without one that our team has approved and that has not expired. Our check compares the document with the public register; it does not replace the office’s own duty of care.',
        'If a licence runs out before a booked shift, both sides are told, and the booking may end without cost to the office.',
      ],
    },
    {
      id: 'offers',
      title: 'Offers and bookings',
      blocks: [
        {
          list: [
            'An application is an offer at the posted rate or at one you name. The office accepts, declines or makes a counter-offer. The last offer that the other side accepts is what is booked.',
            'An offer ends after 18 hours, or sooner when the shift starts sooner. An application of a professional whose licence we have not checked yet waits for the check: five days at most, and until two hours before the start.',
            'Only one booking can be made for a shift, and no professional can have two at the same time. Overlapping applications are withdrawn.',
            'Hours or rate of a booked shift change only if both agree.',
            'Postings tell the truth about place, hours, rate and work, and follow the law on hiring and human rights.',
          ],
        },
      ],
    },
    {
      id: 'cancelling',
      title: 'Cancelling and not showing up',
      blocks: [
        'Both sides can cancel. The site shows the cost first, and a cancellation can be undone for ten minutes.',
        {
          terms: [
            {
              term: 'Office, less than 24 hours before the start',
              text: 'It owes the professional half of the booked hours, less 30 minutes of break from five hours on, at the booked rate. Seven hours at $60 come to $195. For severe weather it can ask for a waiver, which an administrator decides.',
            },
            {
              term: 'Professional',
              text: 'A late cancellation lowers the reliability score, more so within 24 hours of the start, and a missed shift most. The points are shown before you confirm. The score recovers by half every 90 days and with every shift that is kept.',
            },
            {
              term: 'Appeal',
              text: 'You can appeal a deduction within 7 days. A person decides and gives the reason.',
            },
          ],
        },
      ],
    },
    {
      id: 'payment',
      title: 'Hours, invoices and payment',
      blocks: [
        'After the shift the professional sends the hours. The office approves them or proposes others, which need the professional’s agreement. If one side does not answer for 48 hours, the last hours sent are approved. An invoice of the professional is then made, with tax only if they are registered for it.',
        'The office pays directly, within the time stated on the posting: 24 hours, 14 days or 30 days. There is no escrow. An invoice that stays unpaid leads to reminders and can block the office from posting.',
      ],
    },
    {
      id: 'disputes',
      title: 'Disputes',
      blocks: [
        'Either side can open a dispute about a shift within 14 days of its end. The other has 72 hours to answer, both can add evidence, and an administrator rules with reasons. You can ask for a second look within 7 days. This is a service between members: it takes away no right to go to court.',
      ],
    },
    {
      id: 'reviews',
      title: 'Reviews and messages',
      blocks: [
        'Each side may review the other once after a completed shift. Both reviews appear when both are in, or after 14 days. Write what you experienced; offering or asking for anything in return is not allowed. We may hold or remove a review or message that is insulting, discriminating, false or gives away private details.',
        'What you write stays yours. You allow us to show it on the site to those it is meant for, as long as your account exists.',
      ],
    },
    {
      id: 'plans',
      title: 'Plans for offices',
      blocks: [
        'What each plan contains and costs stands on [Pricing](/pricing), in Canadian dollars before tax. Every office can have one free trial of 7 days; the checkout says what is charged afterwards and when. Plans are paid a month in advance and renew until you cancel. After cancelling, the plan lasts until the end of the paid month.',
        'If we change a price, it applies from a later renewal and we tell you at least 30 days before. If something we sold did not work, write to us: we refund what was not delivered. Plans given for a referral or a launch offer cost nothing and have no cash value.',
      ],
    },
    {
      id: 'ranking',
      title: 'Ranking',
      blocks: [
        'Shifts and professionals are ranked by a program, whose rules are explained in the [Privacy Policy](/privacy#matching). No plan and no payment buys a higher place.',
      ],
    },
    {
      id: 'conduct',
      title: 'Conduct',
      blocks: [
        'No discrimination, no harassment, no false documents or reviews, no collecting of other people’s information, no attack on the site. Do not use it to move bookings around its rules.',
        'Report a problem from the profile, message or shift it is about. If you break these rules we may limit or close your account, after hearing from you first unless someone is in danger. We give the reason, and you can ask for a person to look at it again.',
      ],
    },
    {
      id: 'liability',
      title: 'Liability',
      blocks: [
        'We run the site with care, but cannot promise that every shift is filled, that every member keeps their word, or that the site is never down. We are liable for our own fault as the law of your province provides. Nothing here limits a right that the law does not allow to be limited, including for bodily or moral injury and for intentional or gross fault.',
      ],
    },
    {
      id: 'law',
      title: 'Law and language',
      blocks: [
        'The law of your province or territory and the laws of Canada that apply there govern these terms, and its courts decide.',
        'For Quebec, this agreement is drawn up in French first. You receive the French version before you accept; you may then choose the English one. If they differ, the French version prevails in Quebec.',
      ],
    },
    {
      id: 'changes',
      title: 'When these terms change',
      blocks: [
        'Each version has a date and says below what changed. If a change affects what you owe or what you may do, we ask you to accept it before it applies to you; until then you can read everything, log out, or close your account. Bookings already made keep the terms under which they were made.',
      ],
    },
  ],
};
