// Run as a test file, by as many processes as there are shops: the browser, the shop and the operator's program that a
// process opens are for all journeys it takes, so what ends them belongs to the process and is loaded first.
import "./browser.ts";
import "./shop.ts";
import "../run/share.ts";
