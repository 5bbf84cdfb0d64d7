import type { OrganizationSettings } from '../../../shared/db/tables/organizations.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { settingsOf } from './rules.ts'
import { type OrganizationRow, readOrganization } from './store.ts'

/** What the organization of a call works with: its own settings over the defaults of its tier. */
export async function organizationSettings(context: Context): Promise<OrganizationSettings> {
  const { tier, settings } = await readOrganization(context)
  return settingsOf(tier, settings)
}

/** What the organization of a call is called. */
export async function organizationName(context: Context): Promise<string> {
  return (await readOrganization(context)).name
}

/** Whether an organization lets its bases be public. */
export const settingsAllowPublic = ({
  tier,
  settings,
}: Pick<OrganizationRow, 'tier' | 'settings'>): boolean => settingsOf(tier, settings).allowPublicKBs
