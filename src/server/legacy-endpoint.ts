/**
 * Returns an address with the action of a `/sys` call as part of its path, since routes go by path:
 * `/sys/json_api?makeOrder` → `/sys/json_api/makeOrder`. Other addresses are left as they are
 * (specification, point 7: path shape /sys/{endpoint}?{action}).
 */
export function actionAsPath(url: string): string {
  return url.replace(
    /^(\/sys\/\w+)\?([A-Za-z]\w*)=?(?:&(.*))?$/,
    (_, endpoint: string, action: string, rest?: string) => `${endpoint}/${action}${rest ? `?${rest}` : ""}`,
  );
}
