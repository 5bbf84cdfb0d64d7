import type { ComponentChildren } from 'preact'
import type { Query } from '../../../parts/use-query.ts'
import { words } from '../../../texts/en/quality.ts'
import { Choice, type Options } from './choice.tsx'

/** What the address asks for, and how that is changed. */
export interface Asking {
  query: Query
  ask: (changed: Query) => void
}

interface FilterBarProps extends Asking {
  label: string
  /** The word of the address that each sets, what it is called, and what there is to choose. */
  filters: readonly (readonly [name: string, label: string, options: Options])[]
  children?: ComponentChildren
}

/** What narrows a list down; the address says it, too. */
export const FilterBar = ({ query, ask, label, filters, children }: FilterBarProps) => (
  <div class="qa-filters" role="group" aria-label={label}>
    {filters.map(([name, its, options]) => (
      <Choice
        key={name}
        label={its}
        value={query[name] ?? ''}
        options={options}
        choose={(to) => ask({ [name]: to })}
      />
    ))}
    {children}
  </div>
)

/** Options of which none need be chosen. */
export const anyOf = (options: Options): Options => [['', words.any], ...options]
