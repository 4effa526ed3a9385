/** What a page tells the worker: that nothing of its would be lost now; what it fetched before there was a worker, and what is needed without a network, fetched or not. */
export type ToWorker = { kind: "take over" } | { kind: "keep"; seen: string[]; needed: string[] };

/** What the worker tells the pages: that it answers for them now, and of which build it is; that the network is gone, or back. */
export type FromWorker = { kind: "ready"; build: string } | { kind: "lost" } | { kind: "found" };
