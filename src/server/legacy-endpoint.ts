import { type ShopCall, shopCallHref, sysPath } from "../contract/shop-calls.ts";

/**
 * Returns an address with the action of a `/sys` call as part of its path, since routes go by path:
 * `/sys/json_api?makeOrder` → `/sys/json_api/makeOrder`. Other addresses are left as they are
 * (specification, point 7: path shape /sys/{endpoint}?{action}).
 */
export function actionAsPath(url: string): string {
  return url.replace(
    ofCall,
    (_, endpoint: string, action: string, rest?: string) => `${endpoint}/${action}${rest ? `?${rest}` : ""}`,
  );
}

const ofCall = new RegExp(`^(${sysPath}\\w+)\\?([A-Za-z]\\w*)=?(?:&(.*))?$`);

/** Returns under which path a call is answered. */
export function routeOf(call: ShopCall): string {
  return actionAsPath(shopCallHref(call));
}
