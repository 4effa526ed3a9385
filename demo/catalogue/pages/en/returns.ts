/** English: Returns, complaints, exchanges. */
export const returns = `
<p>The law gives you 14 days from receiving the parcel. We add some of our own: <strong>you have 30 days to return</strong>, no reason needed. For complaints you have two years.</p>
<h2>Withdraw from contract here</h2>
<p>Tell us clearly that you withdraw from the contract. Your name, the order number and a list of the items will do. You can do it:</p>
<ul>
<li>by e-mail: <a href="mailto:{{shop_email}}?subject=Withdrawal%20from%20contract">{{shop_email}}</a>,</li>
<li>through the <a href="/contact">contact page</a>,</li>
<li>by letter: {{shop_company}}, {{shop_street}}, {{shop_city}}, Poland,</li>
<li>with the <a href="#h-model-withdrawal-form">form</a> below, which is also attached to your order confirmation; you need not use it.</li>
</ul>
<p>The 14 days run from the day on which you, or someone you named other than the carrier, received the last item of the order. It is enough to send your message before they end. If it came by e-mail, we write back at once that we have it. You may return the whole order or part of it.</p>
<h2>Sending back</h2>
<p>Send the items within <strong>14 days</strong> of that message to: {{seller}}, Poland. You can also hand them in at our place, Monday to Friday, {{shop_hours}}. You bear the cost of sending them back; we do not accept cash-on-delivery parcels.</p>
<p>Look the goods over and try them on as you would in a shop. If you use them more than is needed to establish their nature, characteristics and functioning, we may reduce the refund by the value lost.</p>
<h2>Your refund</h2>
<p>We refund you <strong>no later than 14 days after your message</strong>, the way you paid, unless you agree to another; it costs you nothing. We may wait until the parcel is back with us or you show proof of sending it, whichever comes first.</p>
<table>
<thead><tr><th>When you withdraw</th><th>What we refund</th></tr></thead>
<tbody>
<tr><td>up to 14 days from receipt (your statutory right)</td><td>the price of the items and, if you return the whole order, the cheapest standard delivery we offer</td></tr>
<tr><td>day 15 to day 30 (our own promise)</td><td>the price of the items</td></tr>
</tbody>
</table>
<p>If points were used and you return the whole order, the points go back to your account.</p>
<h2>What cannot be returned</h2>
<p>The right of withdrawal does not cover:</p>
<ul>
<li>sealed goods which, once opened, cannot be returned for reasons of health or hygiene, such as unsealed cosmetics,</li>
<li>goods made to your order,</li>
<li>goods that perish quickly.</li>
</ul>
<h2>Model withdrawal form</h2>
<p>Complete and return this form only if you wish to withdraw from the contract.</p>
<ul>
<li>To: {{seller}}, Poland, {{shop_email}}</li>
<li>I hereby give notice that I withdraw from my contract of sale of the following goods: …</li>
<li>Order number: …</li>
<li>Ordered on / received on: …</li>
<li>Name of consumer: …</li>
<li>Address of consumer: …</li>
<li>Signature of consumer (only if this form is on paper): …</li>
<li>Date: …</li>
</ul>
<h2>Exchanges</h2>
<p>Wrong size? Tell us the right one and send the item back within 30 days. We will send the other one at our cost if it is in stock. If it isn’t, you get your money back.</p>
<h2>Complaints: two years</h2>
<p>For <strong>two years</strong> from delivery we are liable for the goods conforming to the contract. A fault that shows in that time is taken to have been there from the start. If something comes apart, cracks or doesn’t work:</p>
<ol>
<li>Write to <a href="mailto:{{shop_email}}?subject=Complaint">{{shop_email}}</a> or by post: order number, what happened, when you noticed. Photos speed things up.</li>
<li>Say what you want: <strong>repair or replacement</strong>. If they are impossible, too costly, have failed or the fault is serious, you may ask for <strong>a lower price or withdraw from the contract</strong>.</li>
<li>We answer within <strong>14 days</strong>. No answer means we have accepted the complaint. Sending the goods back is at our cost.</li>
</ol>
<h2>Legal guarantee and producer’s guarantee</h2>
<p>When you buy in the European Union, the law protects you for at least two years if the goods do not conform to the contract. It costs nothing and needs no registration. A producer’s guarantee, where there is one, comes on top: its terms are shown with the product and it changes none of your rights towards us. More on the page <a href="https://europa.eu/youreurope/citizens/consumers/shopping/guarantees-returns/index_en.htm">Your Europe</a>.</p>
<p>{{guarantee-notice}}</p>
<table>
<tbody>
<tr><th scope="row">What it gives</th><td>Repair or replacement at no cost. If that does not work out, a lower price or your money back.</td></tr>
<tr><th scope="row">How long</th><td>At least two years from when you receive the goods, all over the European Union. Some countries’ law gives more.</td></tr>
<tr><th scope="row">For what</th><td>For everything you buy from us.</td></tr>
<tr><th scope="row">From whom</th><td>From the seller, which is us: {{seller}}, <a href="mailto:{{shop_email}}?subject=Complaint">{{shop_email}}</a>.</td></tr>
</tbody>
</table>
<h2>If we cannot agree</h2>
<p>In Poland the local consumer ombudsman and the Trade Inspection, which runs mediation and arbitration, help free of charge. Their addresses are with the <a href="https://uokik.gov.pl">Office of Competition and Consumer Protection</a>. Out-of-court settlement is voluntary for both sides. Abroad, the European Consumer Centre in your country will support you.</p>`;
