import type { Queryable } from "../queryable.ts";

/** Everything the shop holds of an account, as its owner may carry it away (law: GDPR, articles 15 and 20). What belongs to a proven e-mail is there only once it is proven. */
export async function exportAccount(db: Queryable, customerId: number): Promise<Record<string, unknown>> {
  const { rows } = await db.query<{ data: Record<string, unknown> }>(
    `SELECT jsonb_build_object(
       'account', jsonb_build_object('email', c.email, 'createdAt', c.created_at, 'confirmedAt', c.verified_at, 'contactData', c.contact_data),
       'orders', (SELECT coalesce(jsonb_agg(${order} ORDER BY o.order_id), '[]') FROM orders o WHERE o.customer_id = c.customer_id),
       'points', jsonb_build_object('balance', coalesce((SELECT points FROM point_balances b WHERE b.customer_id = c.customer_id), 0),
         'ledger', (SELECT coalesce(jsonb_agg(jsonb_build_object('at', l.at, 'change', l.change, 'reason', l.reason, 'order', l.order_id) ORDER BY l.entry_id), '[]') FROM points_ledger l WHERE l.customer_id = c.customer_id)),
       'consents', jsonb_build_object(
         'newsletter', (SELECT jsonb_build_object('words', consent, 'source', source, 'askedAt', asked_at, 'confirmedAt', confirmed_at, 'endedAt', ended_at) FROM newsletter_subscriptions n WHERE n.email = c.email AND c.verified_at IS NOT NULL),
         'backInStock', (SELECT coalesce(jsonb_agg(jsonb_build_object('variant', variant_id, 'words', consent, 'askedAt', asked_at, 'confirmedAt', confirmed_at, 'endedAt', ended_at, 'toldAt', told_at) ORDER BY wish_id), '[]') FROM stock_wishes w WHERE w.email = c.email AND c.verified_at IS NOT NULL)),
       'reviews', (SELECT coalesce(jsonb_agg(jsonb_build_object('product', r.product_id, 'stars', r.stars, 'title', r.title, 'content', r.content, 'author', r.author, 'state', r.state, 'writtenAt', r.written_at) ORDER BY r.review_id), '[]')
         FROM reviews r JOIN orders o USING (order_id) WHERE o.customer_id = c.customer_id),
       'complaints', (SELECT coalesce(jsonb_agg(jsonb_build_object('number', k.complaint_id, 'receivedAt', k.received_at, 'order', k.order_id, 'since', k.since, 'defect', k.defect, 'goods', (SELECT coalesce(jsonb_agg(jsonb_build_object('name', concat_ws(' ', g.product_name, nullif(g.variant_name, '')), 'pieces', q.quantity) ORDER BY q.position), '[]') FROM complaint_lines q JOIN order_lines g USING (order_id, position) WHERE q.complaint_id = k.complaint_id AND q.order_id = k.order_id), 'demand', k.demand, 'outcome', k.outcome, 'answer', k.answer, 'answeredAt', k.answered_at,
           'photos', (SELECT coalesce(jsonb_agg('data:image/jpeg;base64,' || translate(encode(jpeg, 'base64'), E'\\n', '') ORDER BY photo_id), '[]') FROM complaint_photos f WHERE f.complaint_id = k.complaint_id)) ORDER BY k.complaint_id), '[]')
         FROM complaints k JOIN orders o USING (order_id) WHERE o.customer_id = c.customer_id),
       'messages', (SELECT coalesce(jsonb_agg(jsonb_build_object('number', q.question_id, 'writtenAt', q.asked_at, 'name', q.name, 'subject', q.subject, 'message', q.content, 'state', q.state,
           'answers', (SELECT coalesce(jsonb_agg(jsonb_build_object('subject', a.content ->> 'subject', 'text', a.content ->> 'text', 'sentAt', a.sent_at) ORDER BY a.letter_id), '[]') FROM outbox a WHERE a.question_id = q.question_id AND a.sent_at IS NOT NULL)) ORDER BY q.question_id), '[]')
         FROM questions q WHERE lower(q.email) = c.email AND c.verified_at IS NOT NULL),
       'signIns', (SELECT coalesce(jsonb_agg(jsonb_build_object('provider', i.provider, 'subject', i.subject, 'joinedAt', i.created_at)), '[]') FROM identities i WHERE i.customer_id = c.customer_id),
       'sessions', (SELECT coalesce(jsonb_agg(jsonb_build_object('begunAt', s.created_at, 'usedAt', s.used_at) ORDER BY s.created_at), '[]') FROM sessions s WHERE s.customer_id = c.customer_id)
     ) AS data FROM customers c WHERE c.customer_id = $1`,
    [customerId],
  );
  return rows[0]!.data;
}

const order = `jsonb_build_object('number', o.order_id, 'at', o.created_at, 'state', o.status, 'form', o.client_data - 'password', 'currency', o.currency, 'total', round(o.total / 100.0, 2)::text,
  'cameBy', (SELECT jsonb_build_object('source', s.source, 'campaign', s.campaign) FROM order_sources s WHERE s.order_id = o.order_id),
  'opinionAskedFor', (SELECT jsonb_build_object('agreedAt', c.agreed_at, 'words', c.words, 'passedOnAt', c.passed_on_at) FROM opinion_consents c WHERE c.order_id = o.order_id),
  'toldOf', (SELECT coalesce(jsonb_agg(jsonb_build_object('service', t.service, 'agreedAt', t.agreed_at, 'state', t.state, 'endedAt', t.ended_at, 'knownBy', t.known_by) ORDER BY t.service), '[]') FROM purchase_reports t WHERE t.order_id = o.order_id),
  'refundAccounts', (SELECT coalesce(jsonb_agg(jsonb_build_object('account', t.iban, 'holder', t.holder, 'amount', round(coalesce(t.paid_amount, t.amount) / 100.0, 2)::text, 'currency', t.currency, 'paidAt', t.paid_at) ORDER BY t.refund_transfer_id), '[]') FROM refund_transfers t WHERE t.order_id = o.order_id AND t.iban IS NOT NULL),
  'lines', (SELECT jsonb_agg(jsonb_build_object('product', i.product_name, 'variant', i.variant_name, 'quantity', i.quantity, 'amount', round(i.amount / 100.0, 2)::text) ORDER BY i.position) FROM order_lines i WHERE i.order_id = o.order_id),
  'parcels', (SELECT coalesce(jsonb_agg(jsonb_build_object('packedAt', p.packed_at, 'sentAt', p.sent_at, 'carrier', p.carrier, 'tracking', p.tracking, 'grams', p.weight, 'pictured', EXISTS (SELECT FROM parcel_pictures f WHERE f.parcel_id = p.parcel_id),
    'steps', (SELECT coalesce(jsonb_agg(jsonb_build_object('step', s.step, 'at', s.at) ORDER BY s.at), '[]') FROM parcel_steps s WHERE s.parcel_id = p.parcel_id),
    'lines', (SELECT jsonb_agg(jsonb_build_object('product', i.product_name, 'variant', i.variant_name, 'quantity', l.quantity) ORDER BY position) FROM parcel_lines l JOIN order_lines i USING (order_id, position) WHERE l.parcel_id = p.parcel_id)) ORDER BY p.parcel_id), '[]') FROM parcels p WHERE p.order_id = o.order_id))`;
