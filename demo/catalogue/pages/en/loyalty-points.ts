/** English: Loyalty points. */
export const loyaltyPoints = `
<p>You collect points on your account and pay with them in your next order. No card, no tiers, no small print.</p>
<h2>Collecting</h2>
<ul>
<li>Every full złoty paid for products earns 1 point. Shipping doesn’t count.</li>
<li>Points are added to your account once the order has been delivered. Returned goods earn none.</li>
<li>You need an account with a confirmed e-mail address. You can open one while placing an order.</li>
</ul>
<h2>Spending</h2>
<p>Every full 100 points take <strong>{{points_worth}}</strong> off what you pay. Log in and enter in the cart how many you want to use. Only full hundreds are taken, and only as many as are really needed.</p>
<p>{{points-table}}</p>
<p>Points combine with a discount code and with reduced prices. The free-shipping threshold is counted before discounts, so using points never costs you free shipping.</p>
<h2>Returns and cancelled orders</h2>
<p>If an order lapses, is cancelled or you return all of it, the points you used come back. Points cannot be exchanged for cash or moved between accounts. They do not expire.</p>`;
