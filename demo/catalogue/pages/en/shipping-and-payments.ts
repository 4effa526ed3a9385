/** English: Shipping and payments. */
export const shippingAndPayments = `
<p>We send a paid order within 1 working day, and one to be paid on delivery just as fast. Add the parcel’s own time from the table.</p>
<h2>What delivery costs and how long it takes</h2>
<p>{{delivery-table}}</p>
<p>The free-shipping threshold is counted from the value of the products before discounts. Amounts are gross, VAT included. Outside the European Union customs may add duty and tax, which the recipient pays.</p>
<h2>Parcel locker and personal pickup</h2>
<p>If you choose a parcel locker, give your postcode: we show the nearest ones.</p>
<p>Personal pickup: {{shop_street}}, {{shop_city}}, Poland, Monday to Friday, {{shop_hours}}. Call before you come: <a href="tel:{{shop_tel}}">{{shop_phone}}</a>. The parcel waits 7 days.</p>
<h2>Payments</h2>
<ul>
<li><strong>Online payment</strong>: on the provider’s page you choose a code from your bank’s app, a quick transfer, a card or <a href="/page/zaplac-pozniej.html">pay later</a>. You have {{hold_online_minutes}} minutes to pay; we hold the goods for you meanwhile.</li>
<li><strong>Digital wallet</strong>: you pay from your wallet account, also within {{hold_online_minutes}} minutes.</li>
<li><strong>Bank transfer</strong>: the account number and the reference are in the order confirmation. We wait {{hold_transfer_days}} days and send the goods when the money arrives.</li>
<li><strong>Cash on delivery</strong>: you pay on receipt wherever the table gives such a price.</li>
</ul>
<p>An unpaid order lapses and the goods go back on sale. Buying for a company? Tick “I want an invoice” and enter the VAT number before you place the order.</p>
<h2>What we do not send</h2>
<p>Some goods, such as hemp products and smoking accessories, cannot be sent to every country. If yours is one of them, we say so before you place the order. Goods for adults are handed over only to people aged 18 or over.</p>`;
