import { type Output, call } from '../../../client/call.ts'
import { Given, Time } from '../../../parts/given.tsx'
import { texts as all } from '../../../texts/en/settings.ts'
import { Entry, Panel, Rows } from '../../../parts/rows.tsx'
import type { SectionProps } from './sections.ts'
import { usePages } from '../../../parts/use-pages.ts'

const texts = all.audit
const route = 'GET /api/organizations/{organizationId}/audit'
type AuditEntry = Output<typeof route>['entries'][number]

export function Section({ organization: { organizationId } }: SectionProps) {
  const list = usePages(
    async (from) => {
      const { entries, nextCursor } = await call(route, { organizationId, ...from })
      return { items: entries, nextCursor }
    },
    [organizationId],
  )
  return (
    <Panel title={texts.newest}>
      <Rows list={list} empty={texts.none}>
        {(entry) => (
          <Entry
            key={entry.auditId}
            what={<Given>{entry.summary}</Given>}
            more={
              <>
                <Time at={entry.at} /> · <Given>{named(entry)}</Given> · {entry.action}
              </>
            }
          />
        )}
      </Rows>
    </Panel>
  )
}

/** Something that nobody chooses for themselves goes with the name: anyone can give any name to themselves or to a key. */
const named = ({ actor, actorName, actorEmail }: AuditEntry) =>
  actorName ? `${actorName} (${actorEmail ?? actor})` : actor
