import { type Piece, piecesOf } from './content.ts'

const none: ReadonlySet<string> = new Set()

/** Whether the words and figures of a text stand in its source in the same order, others left out between them: so nobody has changed places. `free` ones may stand anywhere. */
export function isInOrder(said: string, source: string, free = none): boolean {
  const given = piecesOf(source)
  let at = 0
  for (const { is, base } of piecesOf(said)) {
    if (free.has(base)) continue
    while (at < given.length && (given[at]?.base !== base || given[at]?.is !== is)) at += 1
    if (at === given.length) return false
    at += 1
  }
  return true
}

/** Where all words and figures of a text stand in its source in one piece, with none between them: what is left out stands before it and behind it. Undefined where they do not; `free` ones do not count in either. */
export function pieceIn(
  said: string,
  source: string,
  free = none,
): { start: number; end: number } | undefined {
  const isTelling = ({ base }: Piece) => !free.has(base)
  const [own, given] = [piecesOf(said).filter(isTelling), piecesOf(source).filter(isTelling)]
  const [line, lines] = [linesOf(own), linesOf(given)]
  const at = lines.indexOf(line)
  if (own.length === 0 || at < 0) return undefined
  const first = lines.slice(0, at).split('\n').length - 1
  const [from, to] = [given[first], given[first + own.length - 1]]
  return from && to && { start: from.start, end: to.end }
}

const linesOf = (pieces: readonly Piece[]): string =>
  `\n${pieces.map(({ is, base }) => `${is} ${base}`).join('\n')}\n`
