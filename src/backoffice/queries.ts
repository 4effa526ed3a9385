import { MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";
import { refusalOf } from "./api.ts";
import { isLive } from "./live/events.ts";
import { forgetDone } from "./notice.ts";

/** By what is known who is signed in; null: nobody. */
export const sessionKey = ["session"];

/** What was read of the shop, for as long as its screens may be come back to. */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: forgetWhoLeft }),
  mutationCache: new MutationCache({ onError: forgetWhoLeft }),
  defaultOptions: {
    queries: {
      staleTime: 5_000,
      // Who hears of changes needs not ask on a chance: after sleep there is one asking, and no burst.
      refetchOnWindowFocus: () => !isLive(),
      refetchOnReconnect: () => !isLive(),
      retry: (failures, error) => failures < 2 && ["NO_ANSWER", "SHOP_BUSY"].includes(refusalOf(error)),
    },
  },
});

/** A session that has ended ends here too, whatever screen hears of it first; the screen's address stays. */
function forgetWhoLeft(error: Error): void {
  if (refusalOf(error) === "SIGNED_OUT") forgetSession();
}

/** Shows the ways in, and forgets all that was read by who has left. */
export function forgetSession(): void {
  forgetDone();
  queryClient.setQueryData(sessionKey, null);
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== sessionKey[0] });
}
