import * as v from "valibot";
import type { Permission } from "../../domain/staff/permissions.ts";

/** Returns a field of an answer that only who has a permission is sent; to others it is absent. */
export function seenWith<S extends v.GenericSchema>(permission: Permission, schema: S) {
  return v.optional(v.pipe(schema, v.metadata({ seenWith: permission })));
}

/** Returns the permission a field is seen with; null: who may call the route sees it. */
export function permissionToSee(schema: v.GenericSchema): Permission | null {
  const inner = "wrapped" in schema ? (schema.wrapped as v.GenericSchema) : schema;
  if (!("pipe" in inner)) return null;
  const { seenWith: permission } = v.getMetadata(inner as never) as { seenWith?: Permission };
  return permission ?? null;
}
