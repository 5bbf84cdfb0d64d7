import { clauses } from '../../texts/en/reading.ts'
import { type Stretch, readMarked } from './marks.ts'
import { groupOf, inPieces, nameOf, rolesIn } from './pieces.ts'
import './reading.css'

/** A sentence with its marks, to be looked at. */
export function MarkedLine({ marked: line }: { marked: string }) {
  const marked = readMarked(line)
  const { text, segments } = marked
  const wordsOf = ({ start, end }: Stretch) => text.slice(start, end)
  return (
    <p class="read read-line is-still" dir="auto">
      {inPieces({ start: 0, end: text.length }, segments, wordsOf, (segment) => (
        <span key={segment.start} class={`read-clause is-${segment.tag}`}>
          <small class="read-label">{clauses[segment.tag]}</small>{' '}
          {inPieces(segment, rolesIn(marked, segment), wordsOf, (role) => (
            <span key={role.start} class={`read-role is-${groupOf(role)}`}>
              {wordsOf(role)} <small>{nameOf(role)}</small>
            </span>
          ))}
        </span>
      ))}
    </p>
  )
}
