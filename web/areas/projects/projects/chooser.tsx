import { texts } from '../../../texts/en/projects.ts'
import { type Choice, type Sort, sorts } from './chosen.ts'

interface ChooserProps {
  choice: Choice
  choose: (choice: Choice) => void
  found: number
  all: number
  hasMore: boolean
}

const statuses = ['active', 'archived'] as const

/** Narrows the list by words and by status, orders it, and says how many are left. */
export function Chooser({ choice, choose, found, all, hasMore }: ChooserProps) {
  const total = hasMore ? `${all}+` : all
  return (
    <div class="chooser">
      <input
        type="search"
        aria-label={texts.find}
        placeholder={texts.find}
        autocomplete="off"
        dir="auto"
        value={choice.words}
        onInput={({ currentTarget }) => choose({ ...choice, words: currentTarget.value })}
      />
      <div class="segments" role="group" aria-label={texts.which}>
        {statuses.map((status) => (
          <button
            key={status}
            type="button"
            aria-pressed={choice.status === status}
            onClick={() => choose({ ...choice, status })}
          >
            {texts[status]}
          </button>
        ))}
      </div>
      <select
        aria-label={texts.order}
        value={choice.sort}
        onChange={({ currentTarget }) => choose({ ...choice, sort: currentTarget.value as Sort })}
      >
        {sorts.map((sort) => (
          <option key={sort} value={sort}>
            {texts.sorts[sort]}
          </option>
        ))}
      </select>
      <p class="found" role="status">
        {choice.words.trim() ? texts.countOf(found, total) : texts.count(total)}
      </p>
    </div>
  )
}
