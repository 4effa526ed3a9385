/** English: Terms. */
export const terms = `
<h2>1. The seller</h2>
<p>The shop is run and the goods are sold by <strong>{{shop_company}}</strong>{{#shop_street}}, {{shop_street}}, {{shop_city}}, Poland{{/shop_street}}; {{seller_registers}}.</p>
<p>{{#shop_phone}}Phone <a href="tel:{{shop_tel}}">{{shop_phone}}</a>; a call costs what your operator charges for it. {{/shop_phone}}{{#shop_email}}E-mail <a href="mailto:{{shop_email}}">{{shop_email}}</a>.{{/shop_email}}</p>
<p>In these terms “we” means the seller and “you” the person who buys. A consumer is a natural person who buys for purposes not directly related to their trade, business or profession. What we say about withdrawal and about conformity of goods also applies to a natural person who buys in connection with their business where the purchase is not a professional one for them.</p>
<h2>2. Electronic services</h2>
<p>Free of charge we provide browsing, the cart, an account, the newsletter, back-in-stock notices and reviews. You need a device with internet access and an up-to-date browser, and an e-mail address to order. You can stop using a service at any time: close the page, delete the account or click the unsubscribe link in a message.</p>
<p>Sending unlawful content or disrupting the shop is not allowed. Report problems with the shop itself as you would a complaint; we answer within 14 days.</p>
<h2>3. Prices and reductions</h2>
<ul>
<li>Prices are in Polish złoty and include the taxes due. We show the cost of delivery and the whole amount to pay before you place the order.</li>
<li>Prices in another currency are converted at the shop’s rate. You pay the amount you see when placing the order.</li>
<li>When we announce a reduction, we state <strong>the lowest price of the 30 days before it was introduced</strong> or, where goods have been on sale for a shorter time, the lowest price since they were first offered.</li>
<li>One discount code works per order, on the conditions given with it.</li>
</ul>
<h2>4. Order and contract</h2>
<ol>
<li>You put goods in the cart, choose delivery and payment, give your details and check the summary. Until you place the order you can correct everything.</li>
<li>You place the order with the button <strong>“{{order_button}}”</strong>.</li>
<li>The contract is concluded when we send you an e-mail confirming the order. It holds the order and, attached, these terms, the information on withdrawal and the model form. Keep this message.</li>
</ol>
<p>The contract is concluded in Polish, English or Czech, whichever language you order in. We keep the order and will send it to you again if you ask.</p>
<h2>5. Payment</h2>
<p>{{#payments_offered}}Ways to pay: {{payments_offered}}.{{/payments_offered}}{{#pays_ahead}} An unpaid order waits {{#pays_online}}{{hold_online_minutes}} minutes with online payment{{#pays_transfer}} and {{/pays_transfer}}{{/pays_online}}{{#pays_transfer}}{{hold_transfer_days}} days with a bank transfer{{/pays_transfer}}. After that it lapses and the goods go back on sale.{{/pays_ahead}}</p>
<h2>6. Delivery</h2>
<p>Countries, methods, prices and times of delivery are on the page <a href="/page/dostawa-i-platnosci.html">Shipping and payments</a>. We deliver no later than 30 days after the contract is concluded.</p>
<p>Check the parcel on receipt. If it is damaged, have the courier write a report: it makes things easier, but you lose no rights without it.</p>
<h2>7. Invoice</h2>
<p>If you buy for a company, tick the box in the order and <strong>enter the VAT number (NIP) before you place it</strong>: once a receipt has been issued without it, we may issue no company invoice. By ordering you accept an electronic invoice.</p>
<h2>8. Withdrawal from the contract</h2>
<p>A consumer may withdraw from the contract within <strong>14 days</strong> of receiving the goods, without giving a reason: <a href="/odstapienie/">Withdraw from contract here</a>. We voluntarily accept returns for 30 days. How to do it, costs, exceptions and the model form are on the page <a href="/page/zwroty-reklamacje-wymiany.html">Returns, complaints, exchanges</a>.</p>
<h2>9. Conformity of goods</h2>
<p>We are obliged to deliver goods that conform to the contract and are liable for any lack of conformity for <strong>two years</strong> from delivery. We answer complaints within <strong>14 days</strong>. How to complain and what you may ask for is on the page <a href="/page/zwroty-reklamacje-wymiany.html#h-complaints">Returns, complaints, exchanges</a>.</p>
<h2>10. Reviews</h2>
<p>Only someone who bought a product from us can review it: by the link in the message sent after delivery, or from their account. We read each review before publishing it and check that it belongs to an order. Positive and negative reviews are published alike; we turn down content that is unlawful, offensive, off the subject or holds other people’s data.</p>
<h2>11. Account and points</h2>
<p>You can buy with an account or without one. An account is free; give its password to nobody. Points for delivered orders are collected on the account: every full 100 points mean {{points_worth}} less to pay. Points are not exchanged for money. When an order lapses, is cancelled or is returned as a whole, the points used in it go back to the account.</p>
<h2>12. Product safety</h2>
<p>The producer’s details and warnings are shown with the product. If goods seem dangerous, stop using them{{#shop_email}} and write to <a href="mailto:{{shop_email}}">{{shop_email}}</a>{{/shop_email}}. If goods are recalled, we will notify everyone who bought them.</p>
<h2>13. Personal data</h2>
<p>What data we process and why is in the <a href="/page/polityka-prywatnosci.html">Privacy policy</a>.</p>
<h2>14. Law and disputes</h2>
<p>Polish law applies. A consumer from another country keeps the protection of the mandatory rules of that country’s law and may go to the courts of their place of residence.</p>
<p>A consumer may also use out-of-court dispute resolution: mediation by the regional inspector of the Trade Inspection, the permanent consumer arbitration court at the inspectorate, or the help of a district (municipal) consumer ombudsman. Addresses are given by the <a href="https://uokik.gov.pl">Office of Competition and Consumer Protection</a>. Taking part is voluntary for both sides.</p>
<h2>15. Changes to these terms</h2>
<p>Changed terms apply to orders placed after they are published. We will tell account holders by e-mail at least 14 days ahead. Earlier orders stay under the terms of the day they were placed.</p>`;
