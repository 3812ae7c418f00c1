import { useRef, useState } from 'react';
import { CONTACT_SECONDS_OPEN_MIN, type contactRule } from '@tbt/contracts';
import { toast } from '@tbt/design-system';
import { detailOf, useGraph, type SessionViewer } from '@tbt/web-kit';
import { useRuleForm } from '@tbt/web-kit/forms';
import { SendContactMessageDocument } from '../../generated/graphql';
import { useText } from '../../texts';

const READING_MS = CONTACT_SECONDS_OPEN_MIN * 1000;
const loadRule = async () => (await import('./contact-rule')).contactRule;
const EMPTY = { name: '', email: '', phone: '', subject: '', message: '', userType: '' };
export type ContactFormValues = typeof EMPTY;

const fromViewer = (viewer: SessionViewer | null): ContactFormValues =>
  viewer
    ? {
        ...EMPTY,
        name: `${viewer.firstName} ${viewer.lastName}`,
        email: viewer.email,
        userType: viewer.role ?? 'other',
      }
    : EMPTY;

/** The contact form; its draft is kept until sent. */
export function useContactForm(viewer: SessionViewer | null) {
  const t = useText();
  const graph = useGraph();
  const [shownAt] = useState(() => Date.now());
  /** Honeypot; see `website` in the graph. */
  const trap = useRef<HTMLInputElement>(null);
  const defaults = fromViewer(viewer);
  const form = useRuleForm<typeof contactRule, ContactFormValues>(loadRule, {
    defaults,
    keepDraftKey: 'contact',
    submit: async (values) => {
      // An autofilled form may be sent too fast: delay it instead of being refused.
      const tooEarlyMs = READING_MS - (Date.now() - shownAt);
      if (tooEarlyMs > 0) await new Promise((resolve) => setTimeout(resolve, tooEarlyMs));
      const secondsOpen = Math.round((Date.now() - shownAt) / 1000);
      const website = trap.current?.value ?? '';
      const client = await graph.load();
      const { data } = await client.mutate({
        mutation: SendContactMessageDocument,
        variables: { input: { ...values, website, secondsOpen } },
      });
      if (data?.sendContactMessage.errors.length) return data.sendContactMessage.errors;
      toast({
        title: t('messaging.contact.sent'),
        description: t('messaging.contact.sentDetail', { email: values.email }),
      });
      form.reset(defaults);
      return undefined;
    },
    onFailure: (error) =>
      toast({
        variant: 'destructive',
        title: t('messaging.contact.failed'),
        description: detailOf(error),
      }),
  });
  return { ...form, trap };
}
