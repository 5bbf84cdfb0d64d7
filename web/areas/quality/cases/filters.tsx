import { useId } from 'preact/hooks'
import { Button } from '../../../parts/button.tsx'
import { Given } from '../../../parts/given.tsx'
import { texts } from '../../../texts/en/quality-cases.ts'
import { words } from '../../../texts/en/quality.ts'
import { Choice, namedOptions } from '../parts/choice.tsx'
import { type Story, casePriorities, caseTypes } from '../parts/types.ts'
import type { Query } from '../../../parts/use-query.ts'
import { shows } from './shown.ts'

interface FiltersProps {
  query: Query
  ask: (changed: Query) => void
  stories: readonly Story[]
}

const any = ['', words.any] as const

/** What narrows the list down; the address says it, too. */
export function Filters({ query, ask, stories }: FiltersProps) {
  const { story = '', tag = '', type = '', priority = '', show = '', requirement = '' } = query
  return (
    <div class="qa-filters" role="group" aria-label={texts.filters}>
      <Choice
        label={texts.show}
        value={show}
        options={namedOptions(shows, texts.shown)}
        choose={(to) => ask({ show: to })}
      />
      <Choice
        label={texts.story}
        value={story}
        options={[any, ...stories.map((one) => [one.storyId, words.story(one.number, one.title)] as const)]}
        choose={(to) => ask({ story: to })}
      />
      <Choice
        label={texts.type}
        value={type}
        options={[any, ...namedOptions(caseTypes, words.types)]}
        choose={(to) => ask({ type: to })}
      />
      <Choice
        label={texts.priority}
        value={priority}
        options={[any, ...namedOptions(casePriorities, words.priorities)]}
        choose={(to) => ask({ priority: to })}
      />
      <Tag tag={tag} ask={(to) => ask({ tag: to })} />
      {requirement && (
        <p class="qa-requirement">
          {texts.requirement} <Given>{requirement}</Given>{' '}
          <Button kind="link" act={() => ask({ requirement: '' })}>
            {texts.showAll}
          </Button>
        </p>
      )}
    </div>
  )
}

/** The service knows the tag by its whole name, so it is asked for when it is typed. */
function Tag({ tag, ask }: { tag: string; ask: (tag: string) => void }) {
  const id = useId()
  return (
    <div class="qa-choice">
      <label for={id}>{texts.tag}</label>
      <input
        id={id}
        type="search"
        autocomplete="off"
        dir="auto"
        maxLength={200}
        placeholder={texts.tagAny}
        value={tag}
        onChange={({ currentTarget }) => ask(currentTarget.value.trim())}
      />
    </div>
  )
}
