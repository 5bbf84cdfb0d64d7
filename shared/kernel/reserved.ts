import type { Reserved } from './access.ts'
import type { Context } from './context.ts'
import { forbidden } from './errors.ts'
import { roleAllows } from './roles.ts'
import { tenantOf } from './tenant.ts'

/**
 * Refuses changes of fields that a declaration reserves for a larger role than the call takes. `changed` are the names of the fields that the call changes: an answer
 * may be sent back as it is, so a field that stays as it was is no change. Throws `forbidden`.
 * @example
 * requireReserved(context, opening, ['isPublic'])
 */
export function requireReserved(
  context: Context,
  { role, fields, say }: Reserved,
  changed: readonly string[],
): void {
  if (roleAllows(tenantOf(context).role, role)) return
  const reserved = changed.filter((field) => fields.includes(field))
  if (reserved.length === 0) return
  throw forbidden({ message: `Only ${role}s say ${say}: ask one to change ${reserved.join(' and ')}` })
}
