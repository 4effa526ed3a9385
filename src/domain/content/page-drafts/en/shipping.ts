/** English: Shipping and payments. */
export const shipping = `
<p>The countries we ship to, the methods of delivery and their prices are in the table. Days in the table are working days, counted from when the parcel is sent.</p>
<h2>Cost and time of delivery</h2>
<p>{{delivery-table}}</p>
<p>Free delivery is counted from the value of the goods before discounts. Amounts include tax. Outside the European Union customs may add duty and tax, which the recipient pays.</p>
<h2>Parcel locker and personal pickup</h2>
<p>When you choose a parcel locker, give the postcode: we will show the nearest.{{#shop_street}} Personal pickup, where it is in the table, takes place at {{shop_street}}, {{shop_city}}, Poland{{#shop_phone}}; arrange it before you come: <a href="tel:{{shop_tel}}">{{shop_phone}}</a>{{/shop_phone}}.{{/shop_street}}</p>
<h2>Payments</h2>
<p>{{#payments_offered}}In the shop you can pay this way: {{payments_offered}}.{{/payments_offered}}</p>
<ul>
<li>{{#pays_online}}Online payment: you pay at once on the provider’s page. You have {{hold_online_minutes}} minutes to pay; for that time we hold the goods for you.{{/pays_online}}</li>
<li>{{#pays_transfer}}Bank transfer: {{transfer_account}}. We wait {{hold_transfer_days}} days and send the parcel once the money has arrived.{{/pays_transfer}}</li>
<li>{{#pays_cash}}Cash on delivery: you pay on receipt wherever the table gives such a price.{{/pays_cash}}</li>
</ul>
<p>{{#pays_ahead}}An unpaid order lapses and the goods go back on sale.{{/pays_ahead}}</p>
<h2>Limits of delivery</h2>
<p>Some goods are not sent to every country. If this concerns your order, we say so before you place it.</p>`;
