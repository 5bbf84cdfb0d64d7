import type { OrganizationSettings } from '../../../shared/db/tables/organizations.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { settingsOf } from './rules.ts'
import { readOrganization } from './store.ts'

/** What the organization of a call works with: its own settings over the defaults of its tier. */
export async function organizationSettings(context: Context): Promise<OrganizationSettings> {
  const { tier, settings } = await readOrganization(context)
  return settingsOf(tier, settings)
}
