import { useId } from 'preact/hooks'
import { texts as all } from '../../../texts/en/stories.ts'
import { texts } from '../../../texts/en/stories-board.ts'
import type { Sprint } from './story.ts'

interface SprintChoiceProps {
  label: string
  /** What it says for no sprint; left out where one has to be chosen. */
  none?: string
  sprints: readonly Sprint[]
  value: string
  choose: (sprintId: string) => void
}

export function SprintChoice({ label, none, sprints, value, choose }: SprintChoiceProps) {
  const id = useId()
  return (
    <div class="sprint-choice">
      <label for={id}>{label}</label>
      <select id={id} value={value} onChange={({ currentTarget }) => choose(currentTarget.value)}>
        {none !== undefined && <option value="">{none}</option>}
        {sprints.map(({ sprintId, name, status }) => (
          <option key={sprintId} value={sprintId} dir="auto">
            {texts.sprint(name, all.sprintStatus[status])}
          </option>
        ))}
      </select>
    </div>
  )
}
