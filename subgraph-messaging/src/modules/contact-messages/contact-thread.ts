/** Joins the mails about one contact message in the recipient's mail program. */
export const contactThread = (id: number): string => `contact-${id}`;
