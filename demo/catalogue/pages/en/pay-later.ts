/** English: the pay-later page of the online payment provider. */
export const payLater = `
<p>Order now, try things on at home and pay within 30 days. “Pay later” is a service of the online payment provider, not ours: your agreement is with the provider. It is available whenever the provider shows it on its page.</p>
<h2>How it works</h2>
<ol>
<li>Choose online payment in your order, then “pay later” on the provider’s page.</li>
<li>The provider asks for a few details and answers at once whether you may pay later.</li>
<li>Once it agrees, the provider pays us and we pack your parcel.</li>
<li>You pay the provider. How long you have and whether it costs anything is in its terms; paying within 30 days is usually free.</li>
</ol>
<h2>Who can use it</h2>
<p>Adults, usually with a Polish PESEL number, a phone and a bank account. The provider decides on the limit and its amount; we are not told why it refuses. If it does, pay another way: the order waits {{hold_online_minutes}} minutes for payment.</p>
<h2>What if I return the goods</h2>
<p>Return them to us as usual, <a href="/page/zwroty-reklamacje-wymiany.html">following our returns policy</a>. We pass the money to the provider, which reduces or cancels what you owe.</p>
<h2>Before you decide</h2>
<ul>
<li>Read the provider’s terms and information form before you confirm: this is credit.</li>
<li>Late repayment may mean interest and an entry in a debtors’ register. Defer payment only if you know what you will pay with.</li>
<li>You may withdraw from the agreement with the provider within 14 days, without giving a reason.</li>
<li>Complaints about the payment go to the provider, complaints about the goods to us.</li>
</ul>`;
