import type { Context } from '../../../shared/kernel/context.ts'
import { organizationSettings } from '../organizations/index.ts'
import { publicNotAllowed } from './errors.ts'

/** Refuses to open a knowledge base to everyone where the organization's settings forbid that. */
export async function requirePublicAllowed(context: Context): Promise<void> {
  const { allowPublicKBs } = await organizationSettings(context)
  if (!allowPublicKBs) throw publicNotAllowed({ details: [{ path: 'isPublic', message: 'Send false' }] })
}
