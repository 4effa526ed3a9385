import { Home } from "../parts/Home.tsx";
import { metadataOf, Styles } from "../parts/head.tsx";
import { readPage } from "../shared/goods.ts";

export const generateMetadata = () => metadataOf("/");

export default function HomePage() {
  const page = readPage("/");
  return (
    page.kind === "home" && (
      <>
        <Styles kind="home" />
        <Home {...page.data} />
      </>
    )
  );
}
