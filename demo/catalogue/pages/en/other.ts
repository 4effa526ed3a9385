/** English: Other. */
export const other = `
<h2>Sizes</h2>
<p>Take a garment you like wearing, lay it flat, measure it and compare it with the table. Differences of up to 2 cm are possible. Measure feet in centimetres, in the evening, standing.</p>
<table>
<thead><tr><th>Size</th><th>Chest (cm)</th><th>Waist (cm)</th></tr></thead>
<tbody>
<tr><td>XS</td><td>84–89</td><td>70–75</td></tr>
<tr><td>S</td><td>90–95</td><td>76–81</td></tr>
<tr><td>M</td><td>96–101</td><td>82–87</td></tr>
<tr><td>L</td><td>102–107</td><td>88–93</td></tr>
<tr><td>XL</td><td>108–113</td><td>94–99</td></tr>
<tr><td>XXL</td><td>114–120</td><td>100–106</td></tr>
</tbody>
</table>
<h2>Care</h2>
<ul>
<li>Prints: 30°C, inside out, no iron on the print.</li>
<li>Suede: a dry brush, proofing spray every few weeks.</li>
<li>Membranes: technical wash, never fabric softener.</li>
<li>Maple: don’t leave your board in the rain or in a hot car boot.</li>
</ul>
<h2>Prices before a reduction</h2>
<p>Beside every reduced price stands the lowest price of the 30 days before the reduction. We work it out from a price history in which nothing can be entered after the fact.</p>
<h2>Reviews</h2>
<ul>
<li>Only someone who bought the product can review it: through the link in an e-mail sent after delivery, or from their account. That is why each review says “verified purchase”.</li>
<li>We read every review before publishing it. We do not publish what is unlawful, abusive, off topic or contains other people’s data.</li>
<li><strong>Negative reviews are published just like positive ones.</strong> We neither buy reviews nor reward them. The average counts every published review.</li>
</ul>
<h2>Product safety</h2>
<p>The producer’s details and any warnings are shown with the product. If something from us seems unsafe, stop using it and write to <a href="mailto:{{shop_email}}?subject=Safety">{{shop_email}}</a> with the subject “Safety”, or call <a href="tel:{{shop_tel}}">{{shop_phone}}</a>. When a producer recalls something, we write to everyone who bought it.</p>
<h2>Accessibility statement</h2>
<p>We build the shop so that you can buy with a keyboard alone, with a screen reader, at 400% zoom and without animation. We follow the <strong>WCAG 2.2 guidelines at level AA</strong> and the standard EN 301 549, as the Polish act of 26 April 2024 on the accessibility of products and services requires.</p>
<ul>
<li>We check every kind of page with a program, and by hand with a keyboard.</li>
<li>What we do not have yet: descriptions of what product photos show. Colour, cut and material are in the text beside them.</li>
<li>The pages of payment providers and maps of parcel lockers are not ours; we can influence them only by choosing the provider.</li>
</ul>
<p>Is something in your way? Write to <a href="mailto:{{shop_email}}?subject=Accessibility">{{shop_email}}</a> with the subject “Accessibility”, or call <a href="tel:{{shop_tel}}">{{shop_phone}}</a>. Tell us what you are doing and what you use. We answer within 7 days and will take your order by phone. You may complain to the President of the Board of PFRON, the Polish State Fund for Rehabilitation of Disabled Persons. This statement was made on 1 November 2026 by self-assessment.</p>
<h2>Used equipment and packaging</h2>
<p>Cardboard and paper go into paper recycling. Take lighters and batteries to a collection point. We accept old decks at our place: we make shelves of them. Waste register (BDO) number: {{shop_bdo}}.</p>`;
