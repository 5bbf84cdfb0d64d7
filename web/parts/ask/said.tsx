import type { ComponentChildren } from 'preact'
import type { Source } from '../../client/ask-files.ts'
import { texts } from '../../texts/en/ask.ts'
import { type Piece, piecesOf } from '../marked/cited.ts'
import { type Block, type Row, blocksOf } from './blocks.ts'
import { focusOn } from './focus-on.ts'
import { type HrefOf, hrefOfSource, nameOfSource } from './href.ts'

interface SaidProps extends Marks {
  answer: string
}

interface Marks {
  sources: readonly Source[]
  hrefOf: HrefOf | undefined
  idOf: (n: number) => string
}

/** An answer, each of its marks a way to where the words stand. */
export const Said = ({ answer, ...marks }: SaidProps) => (
  <div class="ask-said" dir="auto">
    {blocksOf(piecesOf(answer, marks.sources.length)).map((block, at) => (
      <BlockOf key={at} block={block} marks={marks} />
    ))}
  </div>
)

const BlockOf = ({ block, marks }: { block: Block; marks: Marks }) =>
  'rows' in block ? (
    <Rows rows={block.rows} marks={marks} />
  ) : (
    <p dir="auto">
      {block.words.map((piece: Piece, at) =>
        'text' in piece ? piece.text : <Mark key={at} source={piece.source} marks={marks} />,
      )}
    </p>
  )

/** Marks stand at the first cell, where they are seen however wide the table is. */
function Rows({ rows, marks }: { rows: readonly Row[]; marks: Marks }) {
  const head = rows.length > 1 ? rows[0] : undefined
  const rest = head ? rows.slice(1) : rows
  const cellsOf = ({ cells, sources }: Row, as: (cell: ComponentChildren, at: number) => ComponentChildren) =>
    cells.map((cell, at) =>
      as(
        <>
          {cell}
          {at === 0 && sources.map((source) => <Mark key={source} source={source} marks={marks} />)}
        </>,
        at,
      ),
    )
  return (
    <div class="scroll ask-rows" tabIndex={0} role="region" aria-label={texts.table}>
      <table>
        {head && (
          <thead>
            <tr>
              {cellsOf(head, (cell, at) => (
                <th key={at} scope="col" dir="auto">
                  {cell}
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {rest.map((row, n) => (
            <tr key={n}>
              {cellsOf(row, (cell, at) => (
                <td key={at} dir="auto">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Mark({ source: n, marks: { sources, hrefOf, idOf } }: { source: number; marks: Marks }) {
  const source = sources[n - 1]
  if (!source) return null
  const name = nameOfSource(source)
  const label = texts.source(source.n, name)
  const href = hrefOfSource(source, hrefOf)
  return href ? (
    <a class="ask-mark" href={href} aria-label={label} title={name}>
      {source.n}
    </a>
  ) : (
    <button
      type="button"
      class="ask-mark"
      aria-label={label}
      title={name}
      onClick={() => focusOn(idOf(source.n))}
    >
      {source.n}
    </button>
  )
}
