import { useId } from 'preact/hooks'
import { Button } from '../../../parts/button.tsx'
import { Given } from '../../../parts/given.tsx'
import { texts } from '../../../texts/en/quality-cases.ts'
import { words } from '../../../texts/en/quality.ts'
import { namedOptions, storyOptions } from '../parts/choice.tsx'
import { type Story, casePriorities, caseTypes } from '../parts/types.ts'
import { shows } from './shown.ts'
import { type Asking, FilterBar, anyOf } from '../parts/filter-bar.tsx'

interface FiltersProps extends Asking {
  stories: readonly Story[]
}

/** What narrows the list down; the address says it, too. */
export function Filters({ query, ask, stories }: FiltersProps) {
  const { tag = '', requirement = '' } = query
  return (
    <FilterBar
      query={query}
      ask={ask}
      label={texts.filters}
      filters={[
        ['show', texts.show, namedOptions(shows, texts.shown)],
        ['story', texts.story, anyOf(storyOptions(stories))],
        ['type', texts.type, anyOf(namedOptions(caseTypes, words.types))],
        ['priority', texts.priority, anyOf(namedOptions(casePriorities, words.priorities))],
      ]}
    >
      <Tag tag={tag} ask={(to) => ask({ tag: to })} />
      {requirement && (
        <p class="qa-requirement">
          {texts.requirement} <Given>{requirement}</Given>{' '}
          <Button kind="link" act={() => ask({ requirement: '' })}>
            {texts.showAll}
          </Button>
        </p>
      )}
    </FilterBar>
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
