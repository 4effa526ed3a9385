/** English: Information, the parent of the other pages. */
export const information = `
<p>Everything worth knowing before you buy and after. Can’t find your answer? <a href="/contact">Write to us</a> or call <a href="tel:{{shop_tel}}">{{shop_phone}}</a>, Monday to Friday, {{shop_hours}}.</p>
<h2>Shopping</h2>
<ul>
<li><a href="/page/dostawa-i-platnosci.html">Shipping and payments</a>: what delivery costs, when it arrives and how to pay</li>
<li><a href="/page/zaplac-pozniej.html">Pay later</a>: try it on first, then pay the payment provider</li>
<li><a href="/page/punkty-lojalnosciowe.html">Loyalty points</a>: {{points_worth}} for every full 100 points</li>
</ul>
<h2>After you buy</h2>
<ul>
<li><a href="/page/zwroty-reklamacje-wymiany.html">Returns, complaints, exchanges</a>: 30 days to return, two years for complaints</li>
<li><a href="/page/zwroty-reklamacje-wymiany.html#h-model-withdrawal-form">Model withdrawal form</a></li>
<li><a href="/page/inne.html">Other</a>: sizes, care, reviews, accessibility, product safety</li>
</ul>
<h2>The shop</h2>
<ul>
<li><a href="/page/o-firmie.html">About the company</a>: who runs the shop and where to find us</li>
<li><a href="/page/regulamin.html">Terms</a>: what we agree on when you order</li>
<li><a href="/page/polityka-prywatnosci.html">Privacy policy</a>: what we know about you and what stays in your browser</li>
</ul>`;
