/** English: About the company. */
export const about = `
<p>Bruk began with a single hoodie, sewn for people who spend whole days outside: on a board, on a bike, at the bus stop. Today we sell other people’s things as well, on one condition: we would buy them ourselves.</p>
<h2>How we choose</h2>
<ul>
<li>We wear it or ride it before we let it into the shop. Everything gets a month’s trial.</li>
<li>We state composition, fabric weight, measurements and country of make. Where we don’t know, we don’t guess.</li>
<li>We prefer to buy from small workshops that answer the phone.</li>
</ul>
<h2>Where to find us</h2>
<p>Office, warehouse and pick-up point share one roof: {{shop_street}}, {{shop_city}}, Poland. Open Monday to Friday, {{shop_hours}}. You may try on what you ordered and hand it back on the spot.</p>
<h2>Company details</h2>
<p><strong>{{shop_company}}</strong><br>{{shop_street}}, {{shop_city}}, Poland<br>tel. <a href="tel:{{shop_tel}}">{{shop_phone}}</a><br><a href="mailto:{{shop_email}}">{{shop_email}}</a></p>
<p>Company register KRS {{shop_krs}}, {{shop_court}}<br>VAT number PL{{shop_nip}}, REGON {{shop_regon}}<br>Share capital: {{shop_capital}}<br>Waste register (BDO) number: {{shop_bdo}}</p>
<p>This is a demonstration shop: the company, the brands and the goods are invented, and orders will not be shipped.</p>`;
