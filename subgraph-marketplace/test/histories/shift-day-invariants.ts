/** As `INVARIANTS`: of what follows a booking. */
export const SHIFT_DAY_INVARIANTS: Readonly<Record<string, string>> = {
  'minutes that are billed are minutes that were approved': `
    SELECT b.id, b.status FROM bookings b
    LEFT JOIN timesheets t ON t.booking_id = b.id AND t.status = 'approved'
    LEFT JOIN LATERAL (SELECT sum(l.minutes)::int AS minutes FROM invoices i
      JOIN invoice_lines l ON l.invoice_id = i.id AND l.kind = 'hours'
      WHERE i.booking_id = b.id AND i.kind = 'shift'
        AND NOT EXISTS (SELECT FROM invoices c WHERE c.corrects_id = i.id)) billed ON true
    WHERE b.clinic_id = ANY($1) AND b.status IN ('approved', 'invoiced', 'paid')
      AND t.minutes IS DISTINCT FROM billed.minutes`,

  'the lines of an invoice make its total': `
    SELECT i.id FROM invoices i WHERE i.clinic_id = ANY($1) AND i.total <>
      (SELECT coalesce(sum(l.amount), 0) FROM invoice_lines l WHERE l.invoice_id = i.id)`,

  'the numbers of a professional’s invoices have no gap': `
    SELECT professional_id FROM invoices
    WHERE professional_id IN (SELECT professional_id FROM bookings WHERE clinic_id = ANY($1))
    GROUP BY 1 HAVING max(number) <> count(*) OR min(number) <> 1`,

  'a sequence stands at the last number': `
    SELECT s.professional_id FROM invoice_sequences s
    WHERE s.professional_id IN (SELECT professional_id FROM bookings WHERE clinic_id = ANY($1))
      AND s.last_number IS DISTINCT FROM
        (SELECT max(number) FROM invoices i WHERE i.professional_id = s.professional_id)`,

  'a booking has one valid invoice at most': `
    SELECT i.booking_id FROM invoices i WHERE i.clinic_id = ANY($1) AND i.kind <> 'credit_note'
      AND NOT EXISTS (SELECT FROM invoices c WHERE c.corrects_id = i.id)
    GROUP BY 1 HAVING count(*) > 1`,

  'an invoiced or paid booking has its invoice': `
    SELECT b.id FROM bookings b WHERE b.clinic_id = ANY($1) AND b.status IN ('invoiced', 'paid')
      AND NOT EXISTS (SELECT FROM invoices i WHERE i.booking_id = b.id AND i.kind = 'shift'
        AND NOT EXISTS (SELECT FROM invoices c WHERE c.corrects_id = i.id))`,

  'a disputed booking has its open case, and an open case its booking': `
    SELECT b.id FROM bookings b WHERE b.clinic_id = ANY($1) AND (b.status = 'disputed') <>
      EXISTS (SELECT FROM disputes d WHERE d.booking_id = b.id
        AND d.status IN ('open', 'answered', 'appealed'))`,

  'a side reviews once, and only what was worked': `
    SELECT r.booking_id FROM reviews r JOIN bookings b ON b.id = r.booking_id
    WHERE b.clinic_id = ANY($1)
      AND (b.status IN ('booked', 'confirmed', 'cancelled_by_temp', 'cancelled_by_clinic'))
    UNION ALL SELECT r.booking_id FROM reviews r JOIN bookings b ON b.id = r.booking_id
    WHERE b.clinic_id = ANY($1) GROUP BY r.booking_id, r.side HAVING count(*) > 1`,

  'every change of a booking is in its history, the last one with its status': `
    SELECT b.id, b.status, h.status AS last FROM bookings b LEFT JOIN LATERAL (
      SELECT status FROM booking_history h WHERE h.booking_id = b.id
      ORDER BY revision DESC LIMIT 1) h ON true
    WHERE b.clinic_id = ANY($1) AND coalesce(h.status, 'booked') <> b.status
      -- Made by the professional's own acceptance shortly before the start
      AND NOT (h.status IS NULL AND b.status = 'confirmed'
        AND b.starts_at <= b.created_at + interval '36 hours')`,

  'a checked-in booking knows by whom': `
    SELECT b.id FROM bookings b WHERE b.clinic_id = ANY($1) AND b.status = 'checked_in'
      AND (b.checked_in_at IS NULL OR b.checked_in_by IS NULL)`,
};
