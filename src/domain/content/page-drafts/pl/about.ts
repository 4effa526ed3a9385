/** Polish: About the company. */
export const about = `
<h2>Dane firmy</h2>
<p><strong>{{shop_company}}</strong>{{#shop_street}}<br>{{shop_street}}, {{shop_city}}{{/shop_street}}{{#shop_phone}}<br>tel. <a href="tel:{{shop_tel}}">{{shop_phone}}</a>{{/shop_phone}}<br><a href="mailto:{{shop_email}}">{{shop_email}}</a></p>
<p>Dane rejestrowe: {{seller_registers}}.</p>
<h2>Napisz do nas</h2>
<p>Na pytania odpowiadamy przez <a href="/contact">stronę kontaktu</a>, e-mailem i przez telefon.</p>`;
