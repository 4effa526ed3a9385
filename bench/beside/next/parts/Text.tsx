import type { TextData } from "../shared/goods.ts";
import { Crumbs } from "./Crumbs.tsx";
import { Html } from "./Html.tsx";

export function Text({ name, html, crumbs }: TextData) {
  return (
    <>
      <Crumbs crumbs={crumbs} />
      <article className="content">
        <h1 className="fit fit-10">{name}</h1>
        <Html as="div" className="prose" html={html} />
      </article>
    </>
  );
}
