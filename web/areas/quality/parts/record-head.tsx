import type { ComponentChildren } from 'preact'
import { Given, Time } from '../../../parts/given.tsx'
import { useTitle } from '../../../parts/title.ts'

interface RecordHeadProps {
  record: { number: number; title: string; createdAt: string; updatedAt: string }
  /** As it is typed just now. */
  title: string
  /** What is said before the times. */
  created: string
  changed: string
  acts: ComponentChildren
  tags: ComponentChildren
  children?: ComponentChildren
}

/** What a record is called, how it stands, what is done with all of it, and when it was made and changed. */
export function RecordHead({ record, title, created, changed, acts, tags, children }: RecordHeadProps) {
  const { number, createdAt, updatedAt } = record
  useTitle(`#${number} ${record.title}`)
  return (
    <header class="qa-record">
      <div class="head">
        <h1>
          <span class="qa-number">#{number}</span> <Given>{title}</Given>
        </h1>
        {acts}
      </div>
      <p class="qa-tags">{tags}</p>
      {children}
      <p class="qa-facts">
        <span>
          {created} <Time at={createdAt} />
        </span>
        {updatedAt !== createdAt && (
          <span>
            {changed} <Time at={updatedAt} />
          </span>
        )}
      </p>
    </header>
  )
}
