/** English: Privacy policy. */
export const privacy = `
<p>We collect only as much data as it takes to sell and to ship. The controller is <strong>{{shop_company}}</strong>{{#shop_street}}, {{shop_street}}, {{shop_city}}, Poland{{/shop_street}}.{{#shop_email}} About your data write to <a href="mailto:{{shop_email}}?subject=Personal%20data">{{shop_email}}</a>{{#shop_phone}} or call <a href="tel:{{shop_tel}}">{{shop_phone}}</a>{{/shop_phone}}.{{/shop_email}}</p>
<h2>What for and for how long</h2>
<table>
<thead><tr><th>Purpose</th><th>Which data</th><th>Legal basis (GDPR)</th><th>How long</th></tr></thead>
<tbody>
<tr><td>Order, payment, delivery, return</td><td>name, address, e-mail, phone, goods ordered</td><td>contract, art. 6(1)(b)</td><td>until claims lapse, usually 6 years</td></tr>
<tr><td>Bookkeeping and invoices</td><td>invoice details, VAT number, amounts</td><td>legal obligation, art. 6(1)(c)</td><td>5 years from the end of the tax year</td></tr>
<tr><td>Customer account and points</td><td>e-mail, digest of the password or an identifier from Google or Facebook, delivery details, history of points</td><td>contract, art. 6(1)(b)</td><td>until the account is deleted</td></tr>
<tr><td>Complaints and disputes</td><td>what you report, photos, the order</td><td>legal obligation, (c); legitimate interest, (f): defending claims</td><td>until claims lapse</td></tr>
<tr><td>Reviews</td><td>first name, rating, text, link to the order</td><td>legitimate interest, (f): honest information about products</td><td>until the review or the product is removed</td></tr>
<tr><td>Newsletter</td><td>e-mail, language, dates of sign-up and confirmation</td><td>consent, art. 6(1)(a)</td><td>until consent is withdrawn</td></tr>
<tr><td>Telling you something is back</td><td>e-mail, product and size</td><td>consent, (a)</td><td>until that one message is sent</td></tr>
<tr><td>Answering your message</td><td>name, e-mail, what you wrote and what we answered</td><td>legitimate interest, (f): talking with you</td><td>until the matter is closed, a year at most</td></tr>
<tr><td>Visit statistics</td><td>pages visited, shortened IP address</td><td>consent, (a)</td><td>14 months</td></tr>
<tr><td>Measuring advertisements, if we ask for your consent to it</td><td>what was ordered and for how much, digest of the e-mail, browser name, identifier of the advertisement</td><td>consent, (a)</td><td>with us until it is passed on, three days from the sale at most; the consent itself as long as the order</td></tr>
<tr><td>Ceneo’s questionnaire after an order, if we ask for your consent to it</td><td>e-mail, number of the order, goods ordered and their prices</td><td>consent, (a)</td><td>with us as long as the order; with Ceneo by its own policy</td></tr>
<tr><td>Shop security and errors</td><td>IP address, page address, browser name and version, the error</td><td>legitimate interest, (f): a shop that works</td><td>90 days</td></tr>
</tbody>
</table>
<p>Giving your data is voluntary, but without an address we cannot send a parcel. We make no solely automated decisions with legal effect on you, and we do no profiling.</p>
<h2>Who receives it</h2>
<p>The recipients are carriers and the parcel-locker operator, payment providers, the bank, our accountants, the hosting and e-mail provider and, for invoices, the national e-invoice system. Each gets only what it needs. When you connect with Google or Facebook, we receive an identifier, your name and, where the service tells it, your e-mail; we also ask that service whether it is really you.</p>
<p>Where data leaves the European Economic Area, for instance to a carrier in the country of delivery or to the provider of statistics or of measuring advertisements, it does so under a decision of the European Commission, standard contractual clauses, or because we cannot perform the contract otherwise.</p>
<h2>Cookies and browser storage</h2>
<p>The shop sets no cookies of its own. Instead it uses your browser’s local storage, which you can clear in the browser’s settings. It reaches us only when you send something, such as an order.</p>
<table>
<thead><tr><th>What for</th><th>Under which name</th><th>How long</th></tr></thead>
<tbody>
<tr><td>Cart (necessary)</td><td>products, productsLoaded, quantityInCart</td><td>until cleared or the order is placed</td></tr>
<tr><td>An order in progress: details typed except the password, delivery, payment, code (necessary)</td><td>orderFormData, formIsValid, orderStep, orderShow, paymentId, shippingId, shippingCode, shippingPrice, shippingPoint, code, orderKey, placedOrder</td><td>until cleared</td></tr>
<tr><td>Login and points (necessary)</td><td>token, loggedIn, loginShow, userContactData, userSocial, userPoints, userPointsUse, userPointsActive</td><td>until you log out</td></tr>
<tr><td>Language, currency, display (necessary)</td><td>lanCode, lanId, lanDefs, currency, config, mobile, width, listingView, closedNotices</td><td>until cleared</td></tr>
<tr><td>A mark by which we know this device again when it logs in, so that no stranger can keep you out of your account (necessary)</td><td>device</td><td>until it is removed from the browser</td></tr>
<tr><td>Your answers about consent and age (necessary)</td><td>consent, adultUntil</td><td>consent a year, age 30 days</td></tr>
<tr><td>Wishlist, comparison, recently viewed (at your wish)</td><td>wishlist, productsCompare, productsHistory</td><td>until removed; twelve recently viewed at most</td></tr>
<tr><td>Measures given beside a size table, which we send nowhere (at your wish)</td><td>bodyMeasures</td><td>until removed</td></tr>
<tr><td>Whether we have offered the shop as an app (necessary)</td><td>appOffer</td><td>until cleared</td></tr>
<tr><td>Whether the language of the page has been chosen, so that we offer no other (necessary)</td><td>languageOffer</td><td>until cleared</td></tr>
<tr><td>The place on the page that “back” returns to, open windows and what is typed into a form (necessary)</td><td>places, tab, typed (session storage)</td><td>until the tab is closed</td></tr>
</tbody>
</table>
<p>Your browser also keeps copies of the shop’s pages and pictures you have seen, so that they work without the internet (cache storage under names beginning with “bruk-”). None of your data and no page of your account is in them; pictures stay for 30 days at most, pages until the shop’s next version.</p>
<p>Services of others run only once you agree or click:</p>
<ul>
<li><strong>Statistics</strong> (Google Analytics, cookies _ga): only after consent, with a shortened IP address. Our server may tell it of an order, too, with its amount, its products and the identifier from _ga. Refusing is as easy as agreeing and does not hinder shopping.</li>
<li><strong>Measuring advertisements</strong> (Meta, that is Facebook and Instagram), if we ask for your consent to it: only after consent our server tells Meta of an order, with the SHA-256 digest of your e-mail, the name of your browser and the identifier of the advertisement you clicked. Nothing is loaded in your browser.</li>
<li><strong>Ceneo’s questionnaire</strong>, if an order asks for your consent to it: only after consent, once the order is placed, a script of the company Ceneo.pl is loaded, to which we pass on your e-mail, the order’s number and the goods you ordered with their prices. Without consent nothing is loaded.</li>
<li><strong>Social content and signing in with Google or Facebook</strong>: they load only when you click them, and Google’s script also as soon as you open the cart if you agree to that. The service then learns of your visit and may set cookies of its own.</li>
</ul>
<p>You can change your mind at any time. What happened before remains lawful.</p>
<h2>Newsletter</h2>
<p>You sign up separately and confirm with a link in an e-mail; the link works for 7 days. Without confirmation we send nothing. You unsubscribe with one click on the link we send you. Shopping does not depend on it.</p>
<h2>Your rights</h2>
<p>You may ask for:</p>
<ul>
<li>access to your data and a copy,</li>
<li>correction, erasure or restriction of processing,</li>
<li>portability of your data.</li>
</ul>
<p>You may also <strong>object</strong> to processing based on legitimate interest and <strong>withdraw consent</strong>.{{#shop_email}} Write to <a href="mailto:{{shop_email}}">{{shop_email}}</a>; we answer within a month.{{/shop_email}} When erasing, we keep what tax law makes us keep.</p>
<p>You may complain to the President of the Personal Data Protection Office in Poland (<a href="https://uodo.gov.pl">uodo.gov.pl</a>) or to the authority of your own country.</p>`;
