/** Where Google's parts are: its script for pages and the keys that sign its tokens. */
export interface GoogleHosts {
  script: string;
  keys: string;
  standIn: boolean;
}

/** Where Facebook's parts are: its script for pages and the Graph API, without a trailing slash. */
export interface FacebookHosts {
  script: string;
  graph: string;
  standIn: boolean;
}

/** Returns Google's own addresses; with `url` those of one host that serves all of them, a stand-in say. */
export function googleHosts({ url, standIn = false }: { url: string | undefined; standIn?: boolean }): GoogleHosts {
  if (url === undefined)
    return {
      script: "https://accounts.google.com/gsi/client",
      keys: "https://www.googleapis.com/oauth2/v3/certs",
      standIn,
    };
  return { script: `${origin(url)}/gsi/client`, keys: `${origin(url)}/oauth2/v3/certs`, standIn };
}

/** Returns Facebook's own addresses, or those of one host that serves all of them. */
export function facebookHosts({ url, standIn = false }: { url: string | undefined; standIn?: boolean }): FacebookHosts {
  if (url === undefined)
    return { script: "https://connect.facebook.net/en_US/sdk.js", graph: "https://graph.facebook.com", standIn };
  return { script: `${origin(url)}/en_US/sdk.js`, graph: origin(url), standIn };
}

function origin(url: string): string {
  return new URL(url).origin;
}
