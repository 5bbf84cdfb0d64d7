import { useId } from 'preact/hooks'
import { words as all } from '../../../texts/en/quality.ts'
import type { Member, Sprint, Story } from './types.ts'

/** `[value, text]` of each. */
export type Options = readonly (readonly [string, string])[]

interface ChoiceProps {
  label: string
  value: string
  /** The first is what is chosen where nothing is. */
  options: Options
  choose: (value: string) => void
}

/** A list to choose from that takes effect at once, such as a filter. */
export function Choice({ label, value, options, choose }: ChoiceProps) {
  const id = useId()
  return (
    <div class="qa-choice">
      <label for={id}>{label}</label>
      <select id={id} value={value} onChange={({ currentTarget }) => choose(currentTarget.value)}>
        {options.map(([its, text]) => (
          <option key={its} value={its} dir="auto">
            {text}
          </option>
        ))}
      </select>
    </div>
  )
}

export const namedOptions = <T extends string>(
  values: readonly T[],
  words: Readonly<Record<T, string>>,
): Options => values.map((one) => [one, words[one]])

export const storyOptions = (stories: readonly Story[]): Options =>
  stories.map(({ storyId, number, title }) => [storyId, all.story(number, title)])

export const sprintOptions = (sprints: readonly Sprint[]): Options =>
  sprints.map(({ sprintId, name }) => [sprintId, name])

/** People, as they are named to the service. */
export const memberOptions = (team: readonly Member[]): Options =>
  team.map(({ email, userId, name }) => [email || userId, name])
