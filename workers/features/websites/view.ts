import type { websites } from '../../../shared/db/tables/websites.ts'
import { iso } from '../../../shared/schemas/time.ts'
import { replayOf, rulesOf } from './policy.ts'
import type { Website } from './schemas.ts'

/** A website as it is told. */
export function viewOf(row: typeof websites.$inferSelect): Website {
  const { websiteId, name, domain, organizationId, teamId, timezone, shareId } = row
  const shown = { id: websiteId, name, domain, organizationId, teamId, timezone, shareId }
  const settings = { rules: rulesOf(row.rules), replay: replayOf(row.replay) }
  return { ...shown, ...settings, createdAt: iso(row.createdAt) }
}
