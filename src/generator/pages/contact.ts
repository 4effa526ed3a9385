import { pathsIn } from "../../contract/paths.ts";
import { allConfig } from "../../database/config.ts";
import { layoutCacheTags, type Made, type Reading } from "../reading.ts";
import { headText } from "../head-text.ts";
import { titled } from "./listing.ts";

/** The contact page: a form, how to reach the shop, and whose shop it is (specification, point 1). */
export async function contactPage({ db, layout, language }: Reading): Promise<Made<"contact">> {
  const text = headText("contact", language.lanCode);
  const config = await allConfig(db);
  return {
    path: pathsIn[language.lanCode].contact,
    template: "contact",
    head: {
      title: titled(text.title, layout),
      description: text.description,
      canonical: pathsIn[language.lanCode].contact,
      image: null,
    },
    data: {
      company: {
        name: config["shop_company"] ?? "",
        vatNumber: config["shop_nip"] ?? "",
        register: [numbered("REGON", config["shop_regon"]), numbered("KRS", config["shop_krs"])]
          .filter(Boolean)
          .join(", "),
        hours: config["shop_hours"] ?? "",
      },
    },
    reads: [...layoutCacheTags],
  };
}

function numbered(register: string, number: string | undefined): string {
  return number ? `${register}: ${number}` : "";
}
