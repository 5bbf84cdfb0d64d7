import { sql } from 'drizzle-orm'
import type { Guard } from '../../../shared/db/guard.ts'
import { websites } from '../../../shared/db/tables/websites.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { tenantOf } from '../../../shared/kernel/tenant.ts'
import { websiteNotFound } from './errors.ts'
import { isLiveIn } from './live.ts'

/** What a transaction adds to a website it adds to none that was deleted in that moment: its purge would not find it. */
export const websiteStays = (
  context: Context,
  websiteId: string,
  refusal: () => Error = websiteNotFound,
): Guard => ({
  condition: sql`exists (select 1 from ${websites} where ${isLiveIn(websiteId, tenantOf(context).organizationId)})`,
  refusal,
})
