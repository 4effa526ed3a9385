import { firefox } from "./firefox.ts";
import { mostlyAtDesk, walk } from "./walk.ts";

walk(firefox, mostlyAtDesk);
