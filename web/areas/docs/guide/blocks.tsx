import { useRef } from 'preact/hooks'
import { type Block, type Inline, type Snippet, textOf } from '../../../guides/blocks.ts'
import { texts } from '../../../texts/en/docs.ts'
import { CopyButton } from './copy-button.tsx'
import { forThisOrigin } from './for-this-origin.ts'

export const Words = ({ of }: { of: readonly Inline[] }) => of.map(word)

function word(part: Inline) {
  if (typeof part === 'string') return part
  if (part.kind === 'code') return <code>{forThisOrigin(part.text, location.origin)}</code>
  const inside = <Words of={part.of} />
  if (part.kind === 'strong') return <strong>{inside}</strong>
  if (part.kind === 'emphasis') return <em>{inside}</em>
  return <a href={part.to}>{inside}</a>
}

export const Blocks = ({ of }: { of: readonly Block[] }) => of.map(drawn)

function drawn(block: Block) {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p>
          <Words of={block.of} />
        </p>
      )
    case 'heading': {
      const Level = `h${block.level}` as const
      return (
        <Level id={block.id}>
          <Words of={block.of} />
          <a class="anchor" href={`#${block.id}`} aria-label={texts.linkTo(textOf(block.of))}>
            #
          </a>
        </Level>
      )
    }
    case 'snippet':
      return <SnippetBox {...block} />
    case 'note':
      return (
        <div class="note">
          <Blocks of={block.of} />
        </div>
      )
    case 'list': {
      const items = block.items.map((item) => (
        <li>
          <Item of={item} />
        </li>
      ))
      return block.isOrdered ? <ol>{items}</ol> : <ul>{items}</ul>
    }
    case 'table':
      return <Table {...block} />
  }
}

/** What is one paragraph stands in its list as words, without the room around it. */
function Item({ of: [first, ...rest] }: { of: readonly Block[] }) {
  if (first?.kind !== 'paragraph') return <Blocks of={first ? [first, ...rest] : rest} />
  return (
    <>
      <Words of={first.of} />
      <Blocks of={rest} />
    </>
  )
}

/** Cells name their column, for where the rows of a narrow window stand as cards. */
const Table = ({ head, rows }: { head: Inline[][]; rows: Inline[][][] }) => (
  <table class="facts">
    <thead>
      <tr>
        {head.map((cell) => (
          <th scope="col">
            <Words of={cell} />
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map((row) => (
        <tr>
          {row.map((cell, at) => (
            <td data-column={textOf(head[at] ?? [])}>
              <Words of={cell} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)

function SnippetBox({ language, file, text }: Snippet) {
  const code = useRef<HTMLElement>(null)
  const shown = forThisOrigin(text, location.origin)
  const label = file ?? texts.languages[language] ?? language
  const [firstLine = ''] = text.split('\n')
  const select = () => code.current && getSelection()?.selectAllChildren(code.current)
  return (
    <div class="snippet">
      <div class="snippet-head">
        <span>{label}</span>
        <CopyButton text={shown} label={file ?? firstLine} select={() => void select()} />
      </div>
      <pre class="wrapped">
        <code ref={code}>{shown}</code>
      </pre>
    </div>
  )
}
