/** English: Information, the parent of the other pages. */
export const information = `
<p>All that is worth knowing before you buy and after. No answer here? <a href="/contact">Write to us</a>{{#shop_phone}} or call: <a href="tel:{{shop_tel}}">{{shop_phone}}</a>{{/shop_phone}}.</p>
<ul>
<li><a href="/page/dostawa-i-platnosci.html">Shipping and payments</a>: what delivery costs, when it arrives and how to pay</li>
<li><a href="/page/zwroty-reklamacje-wymiany.html">Returns, complaints, exchanges</a>: how to give goods back and how to complain</li>
<li><a href="/page/regulamin.html">Terms</a>: what we agree on when you order</li>
<li><a href="/page/polityka-prywatnosci.html">Privacy policy</a>: what we know about you and what stays in your browser</li>
<li><a href="/page/o-firmie.html">About the company</a>: who runs the shop</li>
</ul>`;
