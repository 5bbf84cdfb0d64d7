import { texts } from '../../texts/en/document.ts'
import { isValue, type Cell, type Table } from './table.ts'
import { Words, type WordsProps } from './words.tsx'

type Cited = Pick<WordsProps, 'cited'>

/** A table of a text. It scrolls within its place: a sheet may be wider than any screen. */
export const TableOf = ({ table: { head, rows }, cited }: { table: Table } & Cited) => (
  <div class="document-table">
    <div class="scroll" tabIndex={0} role="region" aria-label={texts.table}>
      <table>
        <thead>
          <tr>
            {head.map((cell, at) => (
              <CellOf key={at} cell={cell} cited={cited} isHead />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            <tr key={row}>
              {cells.map((cell, at) => (
                <CellOf key={at} cell={cell} cited={cited} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  </div>
)

/** A head without words heads nothing. */
const CellOf = ({ cell, cited, isHead = false }: { cell: Cell; isHead?: boolean } & Cited) =>
  isHead && cell.some(({ text }) => text !== '') ? (
    <th scope="col" dir="auto">
      <Words pieces={cell} cited={cited} />
    </th>
  ) : (
    <td dir="auto" class={isValue(cell) ? 'is-value' : undefined}>
      <Words pieces={cell} cited={cited} />
    </td>
  )
