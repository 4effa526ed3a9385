/** The React whose sources were read for the lists below; with another the build ends until somebody has read that one. */
export const readVersion = "19.3.1";

/**
 * Kinds of things React can show and this shop never does, by the number React's tree knows them by. Whoever uses one
 * all the same is answered by React with an error: it knows the kind no longer.
 */
export const kindsLeftOut: ReadonlyMap<number, string> = new Map([
  [12, "REACT_PROFILER_TYPE"],
  [19, "REACT_SUSPENSE_LIST_TYPE"],
  [30, "REACT_VIEW_TRANSITION_TYPE"],
  // <title>, <meta>, <link> and <script> that React would move to the head: the head is prerendered by the generator.
  [26, "hoisted"],
  // <html>, <head> and <body>: React owns what is in #root.
  [27, "single"],
  // Numbers of other builds of React; this one makes none of them.
  [21, "scope"],
  [23, "legacy hidden"],
  [24, "cache"],
  [25, "tracing marker"],
]);

/**
 * Browser events no component hears. React listens to all it knows, on its root, and looks for hearers up the tree each
 * time: with every movement of the pointer, turn of the wheel and step of an animation, and nineteen times in one tap.
 */
export const eventsLeftOut: readonly string[] = [
  "mousemove",
  "mouseover",
  "mouseout",
  "mouseup",
  "pointercancel",
  "gotpointercapture",
  "lostpointercapture",
  "touchend",
  "touchmove",
  "touchcancel",
  "wheel",
  "scroll",
  "scrollend",
  "drag",
  "dragstart",
  "dragend",
  "dragenter",
  "dragexit",
  "dragleave",
  "dragover",
  "drop",
  "animationstart",
  "animationiteration",
  "animationend",
  "transitionrun",
  "transitionstart",
  "transitioncancel",
  "transitionend",
];

/** Functions nobody needs without those kinds, or whole, with what they do instead. Each was looked at: nothing else calls it for anything else. */
export const functionsLeftOut: Readonly<Record<string, string>> = {
  isHostHoistableType: "return false;",
  // View transitions, and what is awaited before one.
  startViewTransition: "",
  trackEnterViewTransitions: "",
  commitExitViewTransitions: "",
  commitNestedViewTransitions: "",
  restoreEnterOrExitViewTransitions: "",
  restoreNestedViewTransitions: "",
  queueTransitionTypes: "",
  claimQueuedTransitionTypes: "return null;",
  maySuspendCommit: "return false;",
  accumulateSuspenseyCommitOnFiber: "",
  waitForCommitToBeReady: "return null;",
  // References to fragments.
  FragmentInstance: 'throw Error("a fragment takes no ref in this shop");',
  isFragmentInstanceParent: "return false;",
  commitNewChildToFragmentInstances: "",
  commitFragmentInstanceInsertionEffects: "",
  commitFragmentInstanceDeletionEffects: "",
  // The one that begins to listen on the root.
  listenToNativeEvent: `if (!${JSON.stringify(eventsLeftOut)}.includes(domEventName)) addTrappedEventListener(target, domEventName, isCapturePhaseListener ? 4 : 0, isCapturePhaseListener);`,
  // Files fetched ahead by React: pages name theirs themselves.
  prefetchDNS: "",
  preconnect: "",
  preload: "",
  preloadModule: "",
  preinitStyle: "",
  preinitScript: "",
  preinitModuleScript: "",
};

/** Hooks nobody here calls. */
export const hooksLeftOut: readonly string[] = [
  "use",
  "useActionState",
  "useCacheRefresh",
  "useEffectEvent",
  "useFormState",
  "useHostTransitionStatus",
  "useInsertionEffect",
  "useMemoCache",
  "useOptimistic",
  "useReducer",
  "useTransition",
];

/**
 * What React throws to itself and knows again by identity alone. As errors, made while the code is evaluated, each had
 * the browser read that whole file a second time wherever something watches it, to say in which line it was made.
 */
export const signs: readonly string[] = [
  "HydrationMismatchException",
  "SelectiveHydrationException",
  "SuspenseActionException",
  "SuspenseException",
  "SuspenseyCommitException",
];

/** What can no longer be imported from 'react' and 'react-dom': the build ends where somebody tries. */
export const exportsLeftOut: readonly string[] = [
  ...hooksLeftOut,
  "Profiler",
  "ViewTransition",
  "__COMPILER_RUNTIME",
  "addTransitionType",
  "unstable_useCacheRefresh",
  "preconnect",
  "prefetchDNS",
  "preinit",
  "preinitModule",
  "preload",
  "preloadModule",
  "useFormStatus",
];
