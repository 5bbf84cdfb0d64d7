import { call } from '../../../client/call.ts'
import { useRead } from '../../../parts/read.ts'
import { defect as texts } from '../../../texts/en/quality-defects.ts'
import { words } from '../../../texts/en/quality.ts'
import { namedOptions, storyOptions, memberOptions } from '../parts/choice.tsx'
import { Edited } from '../parts/edited.tsx'
import { Numbered, StoryLink, caseHref } from '../parts/links.tsx'
import { assigneeName, memberOf } from '../parts/people.ts'
import { type Defect, type Member, type Story, casePriorities, severities } from '../parts/types.ts'
import type { Editing } from '../../../parts/editing/use-editing.ts'
import { TagField } from '../parts/tag-field.tsx'

interface PropertiesProps {
  editing: Editing<Defect>
  stories: readonly Story[]
  team: readonly Member[]
  mayWrite: boolean
}

const nameOf = (field: string) => texts.fields[field] ?? field

/** How bad it is, who has it, and what it belongs to. */
export function Properties({ editing, stories, team, mayWrite }: PropertiesProps) {
  const { draft, write, faults } = editing
  const now = draft.value
  const writing = <T,>(change: (value: T) => Partial<Defect>) =>
    mayWrite ? (value: T) => write(change(value)) : undefined
  return (
    <section class="panel" aria-labelledby="qa-properties">
      <h2 id="qa-properties">{texts.properties}</h2>
      <Edited
        label={nameOf('severity')}
        value={now.severity}
        options={namedOptions(severities, words.severities)}
        write={writing((to: string) => ({ severity: to as Defect['severity'] }))}
      />
      <Edited
        label={nameOf('priority')}
        value={now.priority}
        options={namedOptions(casePriorities, words.priorities)}
        write={writing((to: string) => ({ priority: to as Defect['priority'] }))}
      />
      <Edited
        label={nameOf('assignee')}
        value={assigneeValue(now.assignee, team)}
        options={assignees(now.assignee, team)}
        write={writing((to: string) => ({ assignee: to || null }))}
      />
      <OfStory editing={editing} stories={stories} mayWrite={mayWrite} />
      <OfCase defect={now} />
      <Edited
        label={nameOf('environment')}
        value={now.environment}
        write={writing((environment: string) => ({ environment }))}
        most={1000}
        fault={faults.value['environment']}
      />
      <TagField
        label={nameOf('tags')}
        tags={now.tags}
        write={writing((tags: string[]) => ({ tags }))}
        fault={faults.value['tags']}
      />
    </section>
  )
}

const assigneeValue = (assignee: string | null, team: readonly Member[]) => {
  const member = assignee === null ? undefined : memberOf(assignee, team)
  return member ? member.email || member.userId : (assignee ?? '')
}

/** The team; and whom it is assigned to, where that is nobody of it. */
function assignees(assignee: string | null, team: readonly Member[]): (readonly [string, string])[] {
  const isOther = assignee !== null && !memberOf(assignee, team)
  return [
    ['', words.none],
    ...(isOther ? [[assignee, assigneeName(assignee, team)] as const] : []),
    ...memberOptions(team),
  ]
}

/** What it belongs to. */
function OfStory({ editing: { draft, write }, stories, mayWrite }: Omit<PropertiesProps, 'team'>) {
  const { storyId, projectId } = draft.value
  const story = stories.find((each) => each.storyId === storyId)
  return (
    <>
      {mayWrite ? (
        <Edited
          label={nameOf('storyId')}
          value={storyId ?? ''}
          options={[
            ['', words.none],
            ...(storyId !== null && !story ? [[storyId, words.unread] as const] : []),
            ...storyOptions(stories),
          ]}
          write={(to) => write({ storyId: to || null })}
        />
      ) : (
        <span class="qa-label">{nameOf('storyId')}</span>
      )}
      <p class={mayWrite ? 'hint qa-under' : undefined}>
        {story ? <StoryLink projectId={projectId} story={story} /> : !mayWrite && words.nothing}
      </p>
    </>
  )
}

/** The case that shows it. */
function OfCase({ defect: { testCaseId, projectId } }: { defect: Defect }) {
  const now = useRead(
    async () => (testCaseId === null ? null : call('GET /api/qa/test-cases/{testCaseId}', { testCaseId })),
    [testCaseId],
  ).reading.value
  const found = now.state === 'ready' ? now.value : null
  return (
    <div class="qa-read">
      <span class="qa-label">{texts.case}</span>
      <p>
        {found ? (
          <Numbered href={caseHref(projectId, found.id)} number={found.number} title={found.title} />
        ) : (
          words.nothing
        )}
      </p>
    </div>
  )
}
