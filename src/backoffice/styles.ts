/** The stylesheets that are nobody's own, in the order of their layers; the others stand beside their components. */
import "../ui/layers.css";
import "../ui/tokens.css";
import "./tokens.css";
import "../ui/reset.css";
import "../ui/fonts/archivo.css";
import "../ui/fonts/stand-in.css";
import "../ui/base.css";
import "../ui/field.css";
import "./base.css";
