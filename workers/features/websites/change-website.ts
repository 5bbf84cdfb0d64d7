import { commit } from '../../../shared/db/commit.ts'
import { isUniqueViolation } from '../../../shared/db/unique-violation.ts'
import { type ReplaySettings, websites } from '../../../shared/db/tables/websites.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { requireReserved } from '../../../shared/kernel/reserved.ts'
import { tenantOf } from '../../../shared/kernel/tenant.ts'
import { changedFields, unchanged } from '../../../shared/kernel/unchanged.ts'
import type { SiteRules } from '../../../shared/domain/tracker/site-entry.ts'
import { teamStays } from '../teams/index.ts'
import { shareIdTaken } from './errors.ts'
import { websiteChanged } from './events.ts'
import { isLiveIn } from './live.ts'
import { replayOf, rulesOf } from './policy.ts'
import { publishing } from './publishing.ts'
import { hostOf } from './rules.ts'
import { newShareId } from './share-id.ts'
import { readRow } from './store.ts'
import { viewOf } from './view.ts'
import { requireTeam } from './teams.ts'
import { showing } from './website-change.ts'

interface Given {
  websiteId: string
  name?: string | undefined
  domain?: string | null | undefined
  teamId?: string | null | undefined
  shareId?: string | true | null | undefined
  timezone?: string | undefined
  rules?: Partial<SiteRules> | undefined
  replay?: { [K in keyof ReplaySettings]?: ReplaySettings[K] | undefined } | undefined
}

type Row = Awaited<ReturnType<typeof readRow>>

/** Changes what is given of a website, and tells `collect`. */
export async function changeWebsite(context: Context, action: string, { websiteId, ...given }: Given) {
  const { organizationId } = tenantOf(context)
  const before = await readRow(context, websiteId)
  const changed = changedFields(askedOf(given, before), {
    ...before,
    rules: rulesOf(before.rules),
    replay: replayOf(before.replay),
  })
  const fields = Object.keys(changed)
  if (fields.length === 0) return unchanged(context, viewOf(before))
  requireReserved(context, showing, fields)
  await requireTeam(context, changed)
  const answer = viewOf({ ...before, ...changed })
  await publishing(context, websiteId, async () => {
    const summary = `Changed ${fields.join(', ')} of the website ${answer.name}`
    const note = { organizationId, resource: 'website', resourceId: websiteId, summary }
    const events = [websiteChanged.of({ websiteId, change: 'updated', fields })]
    const guards = changed.teamId ? [teamStays(changed.teamId, organizationId)] : []
    // A subscriber may have no access to the website in its new place.
    const endings = changed.teamId === undefined ? [] : [{ kind: 'website' as const, id: websiteId }]
    const update = context.services.db
      .update(websites)
      .set(changed)
      .where(isLiveIn(websiteId, organizationId))
    await commit(context, { ...note, action, events, guards, endings, answer }, [update]).catch(
      (error: unknown) => {
        throw isUniqueViolation(error, 'websites.share_id') ? taken() : error
      },
    )
  })
  return answer
}

const taken = () => shareIdTaken({ details: [{ path: 'shareId', message: shareIdTaken.sentence }] })

/** What a call asks for, as it is stored. */
const askedOf = (
  { domain, rules, replay, shareId, name, teamId, timezone }: Omit<Given, 'websiteId'>,
  before: Row,
): Partial<Pick<Row, 'name' | 'domain' | 'teamId' | 'shareId' | 'timezone' | 'rules' | 'replay'>> => ({
  ...(name !== undefined && { name }),
  ...(teamId !== undefined && { teamId }),
  ...(timezone !== undefined && { timezone }),
  ...(domain !== undefined && { domain: domain && hostOf(domain) }),
  ...(shareId !== undefined && { shareId: shareId === true ? newShareId() : shareId }),
  ...(rules && { rules: { ...rulesOf(before.rules), ...rules } }),
  ...(replay && { replay: { ...replayOf(before.replay), ...replay } }),
})
