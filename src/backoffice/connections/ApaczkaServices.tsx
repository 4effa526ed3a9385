import { useQuery } from "@tanstack/react-query";
import { connectionRoutes } from "../../contract/operator/connections.ts";
import { chosenServices, servicesText } from "../../domain/parcel/apaczka-service.ts";
import { call } from "../api.ts";
import { Choice } from "../controls/Choice.tsx";
import { Refused } from "../controls/Trouble.tsx";
import { Moment } from "../Moment.tsx";
import { useText } from "../text.ts";
import { connectionsKey } from "./connections-key.ts";

/** Chooses one of Apaczka's services for each of the shop's ways of delivery, of those that could go that way. */
export function ApaczkaServices({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const t = useText();
  const query = useQuery({
    queryKey: [...connectionsKey, "apaczka"],
    queryFn: () => call(connectionRoutes.apaczkaServices),
    // They come some seconds after the connection was switched on.
    refetchInterval: ({ state }) => (state.data?.services.length === 0 ? 3000 : false),
  });
  const { services = [], methods = [], fetchedAt = null } = query.data ?? {};
  const chosen = chosenServices(value);
  return (
    <fieldset className="connection-services">
      <legend className="field-label">{t("OFFICE_CONNECTION_APACZKA_SERVICES")}</legend>
      <p className="mute">
        {services.length === 0 ? (
          t("OFFICE_CONNECTION_APACZKA_SERVICES_NONE")
        ) : (
          <>
            {t("OFFICE_CONNECTION_APACZKA_SERVICES_TEXT")} {fetchedAt !== null && <Moment at={fetchedAt} />}
          </>
        )}
      </p>
      {services.length > 0 &&
        methods.map(({ id, zone, name, home, abroad, toPoint }) => {
          const service = chosen.get(id) ?? "";
          const going = services
            .filter(({ domestic }) => (domestic ? home : abroad))
            .filter((one) => (toPoint ? one.toPoint : one.toDoor || one.toPoint));
          const isKnown = service === "" || going.some((one) => one.id === service);
          return (
            <Choice
              key={id}
              label={`${name} (${zone})`}
              value={service}
              options={[
                ["", t("OFFICE_CONNECTION_APACZKA_SERVICES_OFF")],
                ...(isKnown ? [] : [[service, service] as const]),
                ...going.map(
                  (one) =>
                    [
                      one.id,
                      one.domestic ? one.name : t("OFFICE_CONNECTION_APACZKA_SERVICES_ABROAD", { name: one.name }),
                    ] as const,
                ),
              ]}
              onChange={(next) => {
                const after = new Map(chosen);
                if (next === "") after.delete(id);
                else after.set(id, next);
                onChange(servicesText(after));
              }}
            />
          );
        })}
      <Refused error={query.error} />
    </fieldset>
  );
}
