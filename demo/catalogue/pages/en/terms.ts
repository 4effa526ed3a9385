/** English: Terms. */
export const terms = `
<h2>1. Who sells</h2>
<p>The shop is run by <strong>{{shop_company}}</strong>, {{shop_street}}, {{shop_city}}, Poland. Company register KRS {{shop_krs}}, {{shop_court}}; VAT number PL{{shop_nip}}, REGON {{shop_regon}}, share capital {{shop_capital}}.</p>
<p>Phone <a href="tel:{{shop_tel}}">{{shop_phone}}</a> (Monday to Friday, {{shop_hours}}), e-mail <a href="mailto:{{shop_email}}">{{shop_email}}</a>. A call costs what your operator charges for an ordinary one.</p>
<p>In these terms “we” means the company and “you” the person who buys. A consumer is a natural person buying for purposes outside their trade, business or profession. A sole trader has the same rights of withdrawal and complaint where the purchase is not a professional one.</p>
<h2>2. What the shop offers and what you need</h2>
<p>In the shop you buy goods and use electronic services free of charge: browsing, the cart, the wishlist, an account, the newsletter and reviews. A device with an up-to-date browser and an e-mail address are enough. You can stop using any of them at any time: close the page, click the link in the newsletter or write to us.</p>
<p>Sending unlawful content or disrupting the shop is not allowed. Report problems with the shop itself as you would a complaint; we answer within 14 days.</p>
<h2>3. Prices</h2>
<ul>
<li>Prices are in Polish złoty and gross, so they include VAT. You see the cost of delivery in the cart before you place the order.</li>
<li>Prices in other currencies are converted at the shop’s rate. The amount you see when ordering is the amount you pay.</li>
<li>Beside a reduced price we show <strong>the lowest price of the 30 days before the reduction</strong>. Goods on sale for a shorter time show the lowest price since they were first offered.</li>
</ul>
<h2>4. Order and contract</h2>
<ol>
<li>You put things in the cart, choose delivery and payment, give your details and check the summary. Until you place the order you can correct everything.</li>
<li>You place the order with the button <strong>“{{order_button}}”</strong>.</li>
<li>The contract is concluded when we send you the confirmation by e-mail. It holds the whole order and, attached, these terms, the information on withdrawal and the withdrawal form. Keep it.</li>
<li>An unpaid order waits {{hold_online_minutes}} minutes with online and wallet payment, and {{hold_transfer_days}} days with a bank transfer. After that it lapses and the goods go back on sale.</li>
</ol>
<p>The contract is concluded in Polish, English or Czech, whichever language you order in. We keep the order and will send it to you again if you ask.</p>
<h2>5. Payment, delivery, receipt</h2>
<p>Methods, prices and times are on the page <a href="/page/dostawa-i-platnosci.html">Shipping and payments</a>. The delivery time runs from when your payment reaches us, or from the contract if you pay on delivery. We always deliver within 30 days of the contract.</p>
<p>Check the parcel on receipt. If it is damaged, have the courier write a report: it makes things easier, but you lose no rights without it.</p>
<p>We ship to the countries listed on the delivery page. Some goods cannot be sent to all of them because local law forbids it; we say so before you place the order.</p>
<h2>6. Invoice and VAT number</h2>
<p>Need a company invoice? Tick the box in the order and <strong>enter your VAT number (NIP) before you place it</strong>: once a receipt has been issued without it, Polish law lets us issue no company invoice. We issue company invoices through the national e-invoice system (KSeF). By ordering you accept an electronic invoice.</p>
<h2>7. Discount codes and points</h2>
<p>One discount code works per order. A code may have an expiry date, a number of uses, a minimum cart value, or apply to certain categories and brands. Points are explained on the page <a href="/page/punkty-lojalnosciowe.html">Loyalty points</a>.</p>
<h2>8. Withdrawal from the contract</h2>
<p>A consumer may withdraw from the contract within <strong>14 days</strong> of receiving the last item, without giving a reason. We voluntarily accept returns for 30 days. <a href="/page/zwroty-reklamacje-wymiany.html#h-withdraw-from-contract-here">Withdraw from contract here</a>. How to do it, costs, exceptions and the model form are on the page <a href="/page/zwroty-reklamacje-wymiany.html">Returns, complaints, exchanges</a>.</p>
<h2>9. Complaints</h2>
<p>We are obliged to deliver goods that conform to the contract and are liable for this for <strong>two years</strong> from delivery. We reply to complaints within <strong>14 days</strong>. How to complain and what you may ask for is on the page <a href="/page/zwroty-reklamacje-wymiany.html#h-complaints-two-years">Returns, complaints, exchanges</a>.</p>
<h2>10. Reviews</h2>
<p>Only someone who bought a product from us can review it. How we check this and what we publish is on the page <a href="/page/inne.html#h-reviews">Other</a>.</p>
<h2>11. Goods for adults only</h2>
<p>Smoking accessories and other goods marked 18+ are sold to people aged <strong>18 or over</strong>. You declare that you are before you buy. We may ask for proof of age, and without it cancel the order and refund you. We sell no tobacco or nicotine products.</p>
<h2>12. Account</h2>
<p>You can buy with an account or without one. An account is free and protected by a password; give it to nobody. We delete the account when you write to <a href="mailto:{{shop_email}}">{{shop_email}}</a>.</p>
<h2>13. Personal data</h2>
<p>What data we collect and why is in the <a href="/page/polityka-prywatnosci.html">Privacy policy</a>.</p>
<h2>14. If we cannot agree</h2>
<p>Polish law applies. A consumer from another country keeps the protection of that country’s law and may sue us in the courts of their place of residence. A dispute can also be settled out of court: by mediation of the regional Trade Inspection, before its permanent consumer arbitration court, or with the help of a consumer ombudsman. Taking part is voluntary for both sides.</p>
<h2>15. Changes to these terms</h2>
<p>New terms apply to orders placed after they are published. We will tell account holders by e-mail 14 days ahead. Earlier orders stay under the earlier terms.</p>
<p>These terms apply from 1 November 2026.</p>`;
