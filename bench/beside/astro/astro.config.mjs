import { defineConfig } from "astro/config";

// Links are fetched when the pointer comes to them, as Astro does of itself for a site with its client router.
export default defineConfig({
  trailingSlash: "always",
  prefetch: { prefetchAll: true, defaultStrategy: "hover" },
  devToolbar: { enabled: false },
});
