import * as v from "valibot";
import { operatorHref, type Route } from "../contract/operator/route.ts";
import { type AnswerOf, problemOf } from "./api.ts";

interface Upload {
  parameters: Readonly<Record<string, string | number>>;
  file: Blob;
  /** Told how much of it is sent, 0 to 1. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

/** Sends a file to a route as it is, and tells how far it is: of all browsers' ways this is the one that does. Throws what the API refuses. */
export function uploadFile<R extends Route & { bytes: true }>(route: R, upload: Upload): Promise<AnswerOf<R>> {
  const { parameters, file, onProgress, signal } = upload;
  const request = new XMLHttpRequest();
  return new Promise((resolve, reject) => {
    request.open(route.method, operatorHref(route, parameters));
    request.setRequestHeader("content-type", "application/octet-stream");
    request.upload.addEventListener("progress", ({ loaded, total }) => onProgress(total === 0 ? 0 : loaded / total));
    request.addEventListener("load", () => {
      const json = jsonIn(request.responseText);
      const answer = v.safeParse(route.answer, json);
      if (request.status === 200 && answer.success) resolve(answer.output);
      else reject(problemOf(json));
    });
    for (const failed of ["error", "abort", "timeout"]) request.addEventListener(failed, () => reject(problemOf(null)));
    signal.addEventListener("abort", () => request.abort());
    request.send(file);
  });
}

/** A proxy answers in its own words. */
function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
