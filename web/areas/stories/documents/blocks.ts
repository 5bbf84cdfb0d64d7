/** What a document is drawn of. Nothing of it is markup: whoever draws it makes nodes of it. */
export type Piece =
  | { is: 'text' | 'strong'; text: string }
  /** The numbers of sources, each run from its first to its last. */
  | { is: 'mark'; runs: readonly { from: number; to: number }[] }

export type Block =
  | { is: 'heading' | 'paragraph' | 'gap'; pieces: readonly Piece[] }
  | { is: 'list'; isOrdered: boolean; items: readonly (readonly Piece[])[] }

/** All of it between two stars, none of which is escaped. */
const gap = /^\*(?:\\.|[^\\*])+\*$/s
const item = /^(?:[-*]|(\d{1,9})[.)]) /

/** The blocks of a section, out of the few marks of Markdown that the service writes; whatever else stands there is text. */
export function blocksOf(content: string): Block[] {
  return content
    .split(/\n{2,}/)
    .map((chunk) => chunk.trim())
    .filter((chunk) => chunk !== '')
    .map(blockOf)
}

function blockOf(chunk: string): Block {
  if (chunk.startsWith('### ')) return { is: 'heading', pieces: piecesOf(chunk.slice(4)) }
  const first = item.exec(chunk)
  if (first) return { is: 'list', isOrdered: first[1] !== undefined, items: itemsOf(chunk) }
  if (gap.test(chunk)) return { is: 'gap', pieces: piecesOf(chunk.slice(1, -1)) }
  return { is: 'paragraph', pieces: piecesOf(chunk) }
}

/** A line without a mark goes on with what stands above it. */
function itemsOf(chunk: string): (readonly Piece[])[] {
  const items: string[] = []
  for (const line of chunk.split('\n')) {
    const mark = item.exec(line)
    if (mark) items.push(line.slice(mark[0].length))
    else items.push(`${items.pop() ?? ''} ${line.trim()}`)
  }
  return items.map(piecesOf)
}

/** A backslash and the sign behind it, what is strong, and the numbers of sources. */
const marks = /\\([!-/:-@[-`{-~])|(\*\*)|\[(\d+(?:–\d+)?(?:, \d+(?:–\d+)?)*)\]/g

export function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = []
  let isStrong = false
  let at = 0
  const add = (more: string) => {
    const is = isStrong ? 'strong' : 'text'
    const last = pieces.at(-1)
    if (last?.is === is) last.text += more
    else if (more !== '') pieces.push({ is, text: more })
  }
  for (const { 0: whole, 1: escaped, 2: strong, 3: numbers, index } of text.matchAll(marks)) {
    add(text.slice(at, index))
    if (escaped !== undefined) add(escaped)
    if (strong !== undefined) isStrong = !isStrong
    if (numbers !== undefined) pieces.push({ is: 'mark', runs: runsOf(numbers) })
    at = index + whole.length
  }
  add(text.slice(at))
  return pieces
}

const runsOf = (numbers: string) =>
  numbers.split(', ').map((run) => {
    const [from = 0, to = from] = run.split('–').map(Number)
    return { from, to }
  })
