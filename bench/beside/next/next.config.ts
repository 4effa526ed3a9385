import type { NextConfig } from "next";

// Every page as a file, each in a folder of its own as the shop's addresses end in a slash.
const config: NextConfig = { output: "export", trailingSlash: true };

export default config;
