import { useSignal } from '@preact/signals'
import { call } from '../../../client/call.ts'
import { useRead } from '../../../parts/read.ts'
import { defect as texts } from '../../../texts/en/quality-defects.ts'
import { words } from '../../../texts/en/quality.ts'
import { tagsOf } from '../case/fields.ts'
import { namedOptions } from '../parts/choice.tsx'
import { Edited } from '../parts/edited.tsx'
import { Numbered, StoryLink, caseHref } from '../parts/links.tsx'
import { isSame } from '../../../client/merge.ts'
import { assigneeName, memberOf } from '../parts/people.ts'
import { type Defect, type Member, type Story, casePriorities, severities } from '../parts/types.ts'
import type { Editing } from '../../../parts/editing/use-editing.ts'

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
  const story = stories.find(({ storyId }) => storyId === now.storyId)
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
      {mayWrite ? (
        <Edited
          label={nameOf('storyId')}
          value={now.storyId ?? ''}
          options={[
            ['', words.none],
            ...(now.storyId !== null && !story ? [[now.storyId, words.unread] as const] : []),
            ...stories.map((one) => [one.storyId, words.story(one.number, one.title)] as const),
          ]}
          write={(to) => write({ storyId: to || null })}
        />
      ) : (
        <span class="qa-label">{nameOf('storyId')}</span>
      )}
      <p class={mayWrite ? 'hint qa-under' : undefined}>
        {story ? <StoryLink projectId={now.projectId} story={story} /> : !mayWrite && words.nothing}
      </p>
      <OfCase defect={now} />
      <Edited
        label={nameOf('environment')}
        value={now.environment}
        write={writing((environment: string) => ({ environment }))}
        most={1000}
        fault={faults.value['environment']}
      />
      <Tags tags={now.tags} write={writing((tags: string[]) => ({ tags }))} fault={faults.value['tags']} />
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
    ...team.map(({ email, userId, name }) => [email || userId, name] as const),
  ]
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

interface TagsProps {
  tags: readonly string[]
  write: ((tags: string[]) => void) | undefined
  fault: string | undefined
}

function Tags({ tags, write, fault }: TagsProps) {
  const typed = useSignal('')
  const shown = isSame(tagsOf(typed.value), tags) ? typed.value : tags.join(', ')
  return (
    <Edited
      label={nameOf('tags')}
      value={write ? shown : tags.join(', ')}
      hint={write ? texts.tagsHint : ''}
      fault={fault}
      write={
        write &&
        ((text) => {
          typed.value = text
          write(tagsOf(text))
        })
      }
    />
  )
}
