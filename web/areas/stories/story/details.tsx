import { useId } from 'preact/hooks'
import { Day } from '../../../parts/given.tsx'
import { texts as all } from '../../../texts/en/stories.ts'
import { details as texts } from '../../../texts/en/story.ts'
import type { StoryChange } from '../parts/save.ts'
import { type Sprint, type Story, priorities, statuses, types } from '../parts/story.ts'
import { type Member, nameOf } from '../../../parts/use-people.ts'
import type { PartProps } from './criteria.tsx'
import { Points } from './points.tsx'
import { Tags } from './tags.tsx'
import { choose } from './use-story.ts'

interface DetailsProps extends PartProps {
  sprints: readonly Sprint[]
  people: readonly Member[]
}

/** What is chosen of a story; each choice is saved at once. */
export function Details({ opened, story, mayWrite, sprints, people }: DetailsProps) {
  const nameOfSprint = (id: string) => sprints.find(({ sprintId }) => sprintId === id)?.name ?? '…'
  const nameOfPerson = (who: string) => nameOf(who, people)
  const row = (name: string, of: Omit<ChoiceProps, 'name' | 'mayWrite' | 'set'>, change: Change) => (
    <Choice
      name={name}
      {...of}
      mayWrite={mayWrite}
      set={(value) =>
        void choose(opened, {
          name,
          change: change(value),
          say: (its) => wordsIn(of.options, typeof its === 'string' ? its : ''),
        })
      }
    />
  )
  const { status, type, priority, assignee, sprintId } = story
  return (
    <section class="panel details" aria-labelledby="details-of-story">
      <h2 id="details-of-story">{texts.title}</h2>
      {row(texts.status, { value: status, options: wordsFor(statuses, all.status) }, (value) => ({
        status: value as Story['status'],
      }))}
      {row(texts.type, { value: type, options: wordsFor(types, all.type) }, (value) => ({
        type: value as Story['type'],
      }))}
      {row(texts.priority, { value: priority, options: wordsFor(priorities, all.priority) }, (value) => ({
        priority: value as Story['priority'],
      }))}
      <Points opened={opened} story={story} mayWrite={mayWrite} />
      {row(
        texts.assignee,
        { value: assignee ?? '', options: withOwn(assignee, peopleOf(people), all.nobody, nameOfPerson) },
        (value) => ({ assignee: value || null }),
      )}
      {row(
        texts.sprint,
        { value: sprintId ?? '', options: withOwn(sprintId, sprintsOf(sprints), all.noSprint, nameOfSprint) },
        (value) => ({ sprintId: value || null }),
      )}
      <Tags opened={opened} story={story} mayWrite={mayWrite} />
      <p class="fine muted">
        {texts.created} <Day at={story.createdAt} /> · {texts.changed} <Day at={story.updatedAt} />
      </p>
    </section>
  )
}

/** What an option says; what is none of them is said as it is. */
const wordsIn = (options: readonly Option[], value: string): string =>
  options.find(([its]) => its === value)?.[1] ?? value

type Option = readonly [value: string, text: string]
type Change = (value: string) => StoryChange

const wordsFor = <T extends string>(values: readonly T[], words: Record<T, string>): readonly Option[] =>
  values.map((value) => [value, words[value]])
const peopleOf = (people: readonly Member[]): readonly Option[] =>
  people.map(({ userId, email, name }) => [email || userId, name])
const sprintsOf = (sprints: readonly Sprint[]): readonly Option[] =>
  sprints.map(({ sprintId, name, status }) => [sprintId, `${name} (${all.sprintStatus[status]})`])

/** Options with none of them first; what the story has is there too, also when it is not read yet, or is gone. */
function withOwn(
  own: string | null,
  options: readonly Option[],
  none: string,
  say: (value: string) => string,
): readonly Option[] {
  const isKnown = own === null || options.some(([value]) => value === own)
  return [['', none], ...options, ...(isKnown ? [] : [[own, say(own)] as const])]
}

interface ChoiceProps {
  name: string
  value: string
  options: readonly Option[]
  mayWrite: boolean
  set: (value: string) => void
}

function Choice({ name, value, options, mayWrite, set }: ChoiceProps) {
  const id = useId()
  const text = options.find(([its]) => its === value)?.[1]
  return (
    <div class="detail">
      {mayWrite ? (
        <>
          <label for={id}>{name}</label>
          <select id={id} value={value} onChange={({ currentTarget }) => set(currentTarget.value)}>
            {options.map(([its, words]) => (
              <option key={its} value={its} dir="auto">
                {words}
              </option>
            ))}
          </select>
        </>
      ) : (
        <>
          <span class="name">{name}</span>
          <bdi>{text}</bdi>
        </>
      )}
    </div>
  )
}
