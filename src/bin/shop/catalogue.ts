import type { Command } from "commander";

export function addCatalogueCommands(_program: Command): void {}
