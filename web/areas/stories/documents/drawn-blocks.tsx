import { document as words } from '../../../texts/en/stories-documents.ts'
import type { Block, Piece } from './blocks.ts'

/** The blocks of a section. Texts become text nodes, and each mark leads to its source. */
export const Blocks = ({ blocks, place }: { blocks: readonly Block[]; place: string }) => (
  <>
    {blocks.map((block, at) => (
      <Drawn key={at} block={block} place={place} />
    ))}
  </>
)

function Drawn({ block, place }: { block: Block; place: string }) {
  if (block.is === 'list') {
    const List = block.isOrdered ? 'ol' : 'ul'
    return (
      <List>
        {block.items.map((pieces, at) => (
          <li key={at} dir="auto">
            <Pieces pieces={pieces} place={place} />
          </li>
        ))}
      </List>
    )
  }
  const Kind = block.is === 'heading' ? 'h4' : 'p'
  return (
    <Kind dir="auto" class={block.is === 'gap' ? 'gap' : undefined}>
      <Pieces pieces={block.pieces} place={place} />
    </Kind>
  )
}

const Pieces = ({ pieces, place }: { pieces: readonly Piece[]; place: string }) => (
  <>
    {pieces.map((piece, at) =>
      piece.is === 'mark' ? (
        <span key={at} class="source-mark">
          {piece.runs.map(({ from, to }) => (
            <>
              <Mark n={from} place={place} />
              {to !== from && '–'}
              {to !== from && <Mark n={to} place={place} />}
            </>
          ))}
        </span>
      ) : piece.is === 'strong' ? (
        <strong key={at}>{piece.text}</strong>
      ) : (
        piece.text
      ),
    )}
  </>
)

const Mark = ({ n, place }: { n: number; place: string }) => (
  <a href={`#${place}-source-${n}`} aria-label={words.toSource(n)}>
    [{n}]
  </a>
)
