/** The stylesheets that are nobody's own, in the order of their layers, and what every page brings of a screen's; the others stand beside their components. */
import "../ui/layers.css";
import "../ui/tokens.css";
import "../ui/reset.css";
import "../ui/fonts/archivo.css";
import "../ui/fonts/stand-in.css";
import "../ui/base.css";
import "../ui/fit.css";
import "../ui/scrolls-aside.css";
import "./states.css";
// The home page's own are 1 kB, and a file of their own would come before its largest picture.
import "./screens/home/hero.css";
import "./screens/home/category-pictures.css";
import "./screens/home/brand-wall.css";
