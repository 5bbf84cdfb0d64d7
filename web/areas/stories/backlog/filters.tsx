import { useId } from 'preact/hooks'
import { texts as all, backlog as texts } from '../../../texts/en/stories.ts'
import { type Sprint, type Status, statuses } from '../parts/story.ts'
import type { Member } from '../../../parts/use-people.ts'
import type { Choice } from '../parts/use-stories.ts'

interface FiltersProps {
  choice: Choice
  choose: (choice: Choice) => void
  sprints: readonly Sprint[]
  people: readonly Member[]
}

/** Which of the stories are shown. */
export function Filters({ choice, choose, sprints, people }: FiltersProps) {
  function set(changed: { [Field in keyof Choice]?: string }) {
    const next = { ...choice, ...changed } as Choice
    choose(Object.fromEntries(Object.entries(next).filter(([, value]) => value)))
  }
  return (
    <div class="filters" role="group" aria-label={texts.filters}>
      <Chooser
        label={texts.ofStatus}
        value={choice.status}
        options={statuses.map((status) => [status, all.status[status]])}
        choose={(status) => set({ status: status as Status })}
      />
      <Chooser
        label={texts.ofSprint}
        value={choice.sprintId}
        options={sprints.map(({ sprintId, name }) => [sprintId, name])}
        choose={(sprintId) => set({ sprintId })}
      />
      <Chooser
        label={texts.ofAssignee}
        value={choice.assignee}
        options={people.map(({ userId, email, name }) => [email || userId, name])}
        choose={(assignee) => set({ assignee })}
      />
    </div>
  )
}

interface ChooserProps {
  label: string
  value: string | undefined
  options: readonly (readonly [string, string])[]
  choose: (value: string) => void
}

function Chooser({ label, value = '', options, choose }: ChooserProps) {
  const id = useId()
  // What the address asks for stands there, also where it is none of the options.
  const known = value === '' || options.some(([its]) => its === value)
  const shown = known ? options : [...options, [value, value] as const]
  return (
    <div>
      <label for={id}>{label}</label>
      <select id={id} value={value} onChange={({ currentTarget }) => choose(currentTarget.value)}>
        <option value="">{texts.any}</option>
        {shown.map(([its, text]) => (
          <option key={its} value={its} dir="auto">
            {text}
          </option>
        ))}
      </select>
    </div>
  )
}
