import { texts } from '../../texts/en/table.ts'

interface PagerProps {
  at: number
  last: number
  from: number
  to: number
  count: number
  go: (page: number) => void
}

/** Which rows are shown and the way to the others. The buttons stay where they are, so that one can press on. */
export function Pager({ at, last, from, to, count, go }: PagerProps) {
  if (last === 0) return null
  return (
    <nav class="table-pages" aria-label={texts.pages}>
      <p role="status">{texts.range(from + 1, to, count)}</p>
      <Turn words={texts.before} sign="‹" isEnd={at === 0} turn={() => go(at - 1)} />
      <Turn words={texts.next} sign="›" isEnd={at === last} turn={() => go(at + 1)} />
    </nav>
  )
}

const Turn = ({
  words,
  sign,
  isEnd,
  turn,
}: {
  words: string
  sign: string
  isEnd: boolean
  turn: () => void
}) => (
  <button
    type="button"
    class="button plain icon"
    aria-label={words}
    aria-disabled={isEnd ? 'true' : undefined}
    onClick={() => !isEnd && turn()}
  >
    <span aria-hidden="true">{sign}</span>
  </button>
)
