/** English: Returns, complaints, exchanges. */
export const returns = `
<p>The law gives a consumer 14 days to withdraw from the contract. We voluntarily extend this: <strong>you have 30 days to return</strong>. For a complaint you have two years.</p>
<h2>Withdrawal from the contract</h2>
<p>Tell us clearly that you withdraw from the contract; you need not give a reason. You can do so:</p>
<ul>
<li>on the shop’s page, without logging in: <a href="/odstapienie/">Withdraw from contract here</a>,</li>
<li>{{#shop_email}}by e-mail: <a href="mailto:{{shop_email}}">{{shop_email}}</a>,{{/shop_email}}</li>
<li>{{#shop_street}}by post: {{seller}}, Poland,{{/shop_street}}</li>
<li>by the <a href="#h-model-withdrawal-form">form</a>, whose model is below and attached to the order confirmation; you need not use it.</li>
</ul>
<p>The 14 days run from the day on which you, or a person you named other than the carrier, came into possession of the goods and, where an order arrives in parts, from the day the last one is received. It is enough to send the statement before they end. When it comes electronically, we confirm at once that we have it, with the date and time. You may withdraw from the whole order or from a part of it.</p>
<h2>Sending the goods back</h2>
<p>Send the goods back within <strong>14 days</strong> of making the statement{{#shop_street}}, to: {{seller}}, Poland{{/shop_street}}. You bear the cost of sending them back.</p>
<p>You may look at the goods and try them on as in a shop. If you use them more than is needed to establish their nature, characteristics and functioning, you are liable for their diminished value.</p>
<h2>Your money back</h2>
<p>We return the money <strong>no later than 14 days after receiving the statement</strong>, by the same means of payment that was used, unless you agree to another; this costs you nothing. We may wait until the goods are back with us or you have supplied proof of having sent them, whichever is the earlier.</p>
<table>
<thead><tr><th>When you withdraw</th><th>What we return</th></tr></thead>
<tbody>
<tr><td>within 14 days of receipt (your right by law)</td><td>the price of the goods and, where the whole order is returned, the cost of delivery up to that of the cheapest ordinary delivery we offer</td></tr>
<tr><td>from day 15 to day 30 (voluntarily)</td><td>the price of the goods</td></tr>
</tbody>
</table>
<h2>When there is no right of withdrawal</h2>
<ul>
<li>Sealed goods that are not suitable for return for reasons of health protection or hygiene, if they were unsealed.</li>
<li>Goods made to your specification or clearly personalised.</li>
<li>Goods that deteriorate or expire rapidly.</li>
</ul>
<h2>Model withdrawal form</h2>
<p>Complete and return this form only if you wish to withdraw from the contract.</p>
<ul>
<li>To: {{seller}}{{#shop_street}}, Poland{{/shop_street}}{{#shop_email}}, {{shop_email}}{{/shop_email}}</li>
<li>I hereby give notice that I withdraw from my contract of sale of the following goods: …</li>
<li>Order number: …</li>
<li>Ordered on / received on: …</li>
<li>Name of consumer: …</li>
<li>Address of consumer: …</li>
<li>Signature of consumer (only if this form is on paper): …</li>
<li>Date: …</li>
</ul>
<h2>Exchange</h2>
<p>Not your size? Withdraw from the part of the contract that concerns it and order another: that way you get it soonest.</p>
<h2>Complaints</h2>
<p>We are liable for any lack of conformity of the goods with the contract that existed on delivery and came to light within <strong>two years</strong> of it. If it comes to light in that time, it is presumed to have existed from the beginning.</p>
<ol>
<li>Most simply by <a href="/reklamacja/">the complaint form</a>. {{#shop_email}}Write to <a href="mailto:{{shop_email}}">{{shop_email}}</a>{{#shop_street}} or by post{{/shop_street}}: the order number, what happened, since when it can be seen. Photos speed things up.{{/shop_email}}</li>
<li>You may ask for <strong>repair or replacement</strong>. If we refuse, if it does not succeed within a reasonable time, if the fault comes back or is serious, you may ask for <strong>a lower price or withdraw from the contract</strong>; there is no withdrawal where the lack of conformity is minor.</li>
<li>We answer within <strong>14 days</strong>. No answer in that time means that we have accepted the complaint. We bear the cost of collecting, repairing and sending back the goods.</li>
</ol>
<p>A producer’s guarantee, where goods have one, is an addition: its conditions are shown with the product and do not change your rights against us.</p>
<p>{{guarantee-notice}}</p>
<h2>If we cannot agree</h2>
<p>Free help is given by the district or municipal consumer ombudsman and by the Trade Inspection, which runs mediation and permanent consumer arbitration courts. Addresses are given by the <a href="https://uokik.gov.pl">Office of Competition and Consumer Protection</a>. Taking part in out-of-court resolution is voluntary for both sides. Abroad, the European Consumer Centre in your country will support you.</p>`;
