import { Day, Given } from '../../../parts/given.tsx'
import { Table } from '../../../parts/table.tsx'
import type { Column } from '../../../parts/table/column.ts'
import { texts } from '../../../texts/en/quality-defects.ts'
import { words } from '../../../texts/en/quality.ts'
import { DefectStatus } from '../parts/defect-status.tsx'
import { Numbered, defectHref } from '../parts/links.tsx'
import { assigneeName } from '../parts/people.ts'
import { type Defect, type Member, casePriorities, defectStatuses, severities } from '../parts/types.ts'

const says = texts.columns

const columnsFor = (team: readonly Member[]): Column<Defect>[] => [
  {
    name: says.defect,
    isHead: true,
    by: ({ number }) => number,
    cell: ({ defectId, projectId, number, title, tags }) => (
      <div class="qa-what">
        <Numbered href={defectHref(projectId, defectId)} number={number} title={title} />
        {tags.length > 0 && (
          <span class="qa-tags">
            {tags.slice(0, 4).map((tag) => (
              <span key={tag} class="qa-tag" dir="auto">
                {tag}
              </span>
            ))}
          </span>
        )}
      </div>
    ),
  },
  {
    name: says.severity,
    by: ({ severity }) => severities.indexOf(severity),
    cell: ({ severity }) => (
      <span class={`qa-priority ${severity === 'critical' || severity === 'major' ? 'high' : 'low'}`}>
        {words.severities[severity]}
      </span>
    ),
  },
  {
    name: says.priority,
    by: ({ priority }) => casePriorities.indexOf(priority),
    cell: ({ priority }) => <span class={`qa-priority ${priority}`}>{words.priorities[priority]}</span>,
  },
  {
    name: says.status,
    by: ({ status }) => defectStatuses.indexOf(status),
    cell: ({ status, proposal }) => (
      <span class="qa-tags">
        <DefectStatus of={status} />
        {proposal && <span class="tag good">{texts.proposed(words.defectStatuses[proposal.status])}</span>}
      </span>
    ),
  },
  {
    name: says.assignee,
    by: ({ assignee }) => assignee && assigneeName(assignee, team),
    cell: ({ assignee }) => (assignee ? <Given>{assigneeName(assignee, team)}</Given> : words.nothing),
  },
  { name: says.created, by: ({ createdAt }) => createdAt, cell: ({ createdAt }) => <Day at={createdAt} /> },
]

/** The defects, newest first. */
export const DefectTable = ({ shown, team }: { shown: readonly Defect[]; team: readonly Member[] }) => (
  <Table
    caption={texts.caption(shown.length)}
    columns={columnsFor(team)}
    items={shown}
    keyOf={({ defectId }) => defectId}
    text={({ number, title, description, tags }) => `#${number} ${title} ${description} ${tags.join(' ')}`}
    empty={texts.noneFound}
  />
)
