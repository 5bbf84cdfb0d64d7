import { call } from '../../../client/call.ts'
import { may } from '../../../client/may.ts'
import { Clashes } from '../../../parts/editing/clashes.tsx'
import { SaveBar } from '../../../parts/editing/save-bar.tsx'
import type { OfProject } from '../../../parts/project-page.tsx'
import { usePages } from '../../../parts/use-pages.ts'
import { defect as texts } from '../../../texts/en/quality-defects.ts'
import { words } from '../../../texts/en/quality.ts'
import { History } from '../parts/history.tsx'
import { assigneeName } from '../parts/people.ts'
import { said } from '../parts/told.ts'
import type { Defect } from '../parts/types.ts'
import { useStories, useTeam } from '../parts/use-known.ts'
import { Evidence } from './evidence.tsx'
import { Heading } from './heading.tsx'
import { Known } from './known.tsx'
import { Occurrences } from './occurrences.tsx'
import { Properties } from './properties.tsx'
import { ProposalOf } from './proposal.tsx'
import { defects, useDefect } from './use-defect.ts'

const nameOf = (field: string) => texts.fields[field] ?? field

interface DefectPageProps extends OfProject {
  first: Defect
}

/** A defect with its evidence, what is decided about it, and its history. */
export function DefectPage({ project, role, first }: DefectPageProps) {
  const { defectId, projectId } = first
  const { editing, turn, decide } = useDefect(first)
  const stories = useStories(projectId)
  const team = useTeam(project.organizationId)
  const history = usePages(
    async (from) => {
      const route = 'GET /api/qa/defects/{defectId}/history'
      const { changes, nextCursor } = await call(route, { defectId, limit: 20, ...from })
      return { items: changes, nextCursor }
    },
    [defectId, turn],
  )
  const mayWrite = may(role, 'member')
  const now = editing.base.value
  const wordOf = (field: string, value: unknown) =>
    field === 'proposal' && isProposal(value)
      ? words.defectStatuses[value.status]
      : typeof value === 'string'
        ? wordsOf(field, value, { stories, team })
        : undefined
  return (
    <div class="qa">
      <Heading defect={now} title={editing.draft.value.title} mayWrite={mayWrite} decide={decide} />
      <ProposalOf defect={now} mayWrite={mayWrite} decide={decide} />
      <Clashes
        editing={editing}
        nameOf={nameOf}
        say={(field, value) => wordOf(field, value) ?? said(value)}
      />
      <div class="columns aside-end">
        <div>
          <Evidence defect={now} renew={async () => editing.put(await defects.read(now))} />
          <Known editing={editing} mayWrite={mayWrite} />
        </div>
        <div>
          <Properties editing={editing} stories={stories} team={team} mayWrite={mayWrite} />
          <Occurrences defect={now} />
        </div>
      </div>
      {mayWrite && <SaveBar editing={editing} />}
      <History list={history} team={team} names={texts.fields} wordOf={wordOf} />
    </div>
  )
}

const isProposal = (value: unknown): value is NonNullable<Defect['proposal']> =>
  typeof value === 'object' && value !== null && 'status' in value

interface KnownNames {
  stories: ReturnType<typeof useStories>
  team: ReturnType<typeof useTeam>
}

function wordsOf(field: string, value: string, { stories, team }: KnownNames): string | undefined {
  const named: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    status: words.defectStatuses,
    severity: words.severities,
    priority: words.priorities,
  }
  if (field === 'assignee') return assigneeName(value, team)
  if (field !== 'storyId') return named[field]?.[value]
  const story = stories.find(({ storyId }) => storyId === value)
  return story && words.story(story.number, story.title)
}
