import { useState } from "react";
import { Link, useSearch } from "wouter";
import { Act, actClass } from "../controls/Act.tsx";
import { Read } from "../controls/Read.tsx";
import { ScreenHead } from "../controls/ScreenHead.tsx";
import { HistoryLink } from "../log/HistoryLink.tsx";
import { AboveSettings } from "../settings/AboveSettings.tsx";
import { useText } from "../text.ts";
import { CartOfferScreen } from "./CartOfferScreen.tsx";
import { CalendarCard } from "./CalendarCard.tsx";
import { CountriesCard } from "./CountriesCard.tsx";
import { useDelivery } from "./use-delivery.ts";
import { WeightCard } from "./WeightCard.tsx";
import { ZoneCard } from "./ZoneCard.tsx";
import { ZoneDialog } from "./ZoneDialog.tsx";
import "./delivery.css";

/** Where the shop delivers, in which ways, at what price, and when parcels leave; or, as its address says, what a cart would be offered. */
export function DeliverySettingsScreen() {
  const isOffer = new URLSearchParams(useSearch()).has("offer");
  return isOffer ? <CartOfferScreen /> : <StoredDelivery />;
}

function StoredDelivery() {
  const t = useText();
  const query = useDelivery();
  const [isNewZone, setNewZone] = useState(false);
  return (
    <>
      <ScreenHead
        title={t("OFFICE_DELIVERY")}
        above={<AboveSettings />}
        acts={
          <>
            <HistoryLink entity="deliveryMethod" />
            <Link href="/settings/delivery?offer=1" className={actClass("line")}>
              {t("OFFICE_OFFER")}
            </Link>
            <Act onClick={() => setNewZone(true)}>{t("OFFICE_DELIVERY_ZONE_NEW")}</Act>
          </>
        }
      />
      <Read query={query}>
        {(delivery) => (
          <div className="delivery-columns">
            <div>
              {delivery.zones.map((zone) => (
                <ZoneCard key={zone.id} zone={zone} delivery={delivery} />
              ))}
            </div>
            <div>
              <CalendarCard calendar={delivery.calendar} />
              <WeightCard weight={delivery.weight} />
              <CountriesCard delivery={delivery} />
            </div>
          </div>
        )}
      </Read>
      {isNewZone && <ZoneDialog zone={null} onClose={() => setNewZone(false)} />}
    </>
  );
}
