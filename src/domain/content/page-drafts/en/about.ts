/** English: About the company. */
export const about = `
<h2>Company details</h2>
<p><strong>{{shop_company}}</strong>{{#shop_street}}<br>{{shop_street}}, {{shop_city}}, Poland{{/shop_street}}{{#shop_phone}}<br>tel. <a href="tel:{{shop_tel}}">{{shop_phone}}</a>{{/shop_phone}}<br><a href="mailto:{{shop_email}}">{{shop_email}}</a></p>
<p>Registration: {{seller_registers}}.</p>
<h2>Write to us</h2>
<p>We answer questions through the <a href="/contact">contact page</a>, by e-mail and by telephone.</p>`;
