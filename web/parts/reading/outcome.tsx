import { useEffect, useRef } from 'preact/hooks'
import { texts } from '../../texts/en/reading.ts'
import type { Changed, NamedCase, ReadingSource } from './source.ts'

interface OutcomeProps extends Pick<ReadingSource, 'showCase'> {
  changed: Changed
  close: () => void
}

/** What a correction changed in the cases. */
export function Outcome({ changed, showCase, close }: OutcomeProps) {
  const { added, updated, removed } = changed
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.scrollIntoView({ block: 'nearest' }), [])
  const isNothing = added.length + updated.length + removed.length === 0
  const open = showCase && {
    open(id: string) {
      close()
      showCase(id)
    },
  }
  return (
    <div class="note read-outcome" ref={place}>
      <p>{isNothing ? texts.nothing : texts.changed(added.length, updated.length, removed.length)}</p>
      <Cases name={texts.added} sign="+" cases={added} {...open} />
      <Cases name={texts.updated} sign="~" cases={updated} {...open} />
      <Cases name={texts.removed} sign="−" cases={removed} />
    </div>
  )
}

interface CasesProps {
  name: string
  sign: string
  cases: readonly NamedCase[]
  /** What is gone cannot be opened. */
  open?: (id: string) => void
}

const Cases = ({ name, sign, cases, open }: CasesProps) =>
  cases.length === 0 ? null : (
    <ul aria-label={name}>
      {cases.map(({ id, title }) => (
        <li key={id} dir="auto">
          <span aria-hidden="true">{sign} </span>
          {open ? (
            <button type="button" class="link" onClick={() => open(id)}>
              {id} {title}
            </button>
          ) : (
            <del>
              {id} {title}
            </del>
          )}
        </li>
      ))}
    </ul>
  )
