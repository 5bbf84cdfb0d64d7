import type { Condition } from '../../requirement-model/index.ts'
import { consequences } from '../grammar/effect.ts'
import { inputOf, whole, type Parser } from '../grammar/parser.ts'
import { condition, predicate } from '../grammar/condition.ts'
import type { Cell } from '../sentences/table-rows.ts'
import { tokenise } from '../tokenise.ts'
import type { Reference, Token } from '../tokens.ts'

export interface Words {
  plain: string
  used: Set<string>
}

export function tokensOf(cell: Cell | undefined, { plain }: Words): Token[] {
  return cell
    ? tokenise(plain.slice(cell.start, cell.end), cell.start).filter(
        ({ text }, index, all) => index < all.length - 1 || text !== '.',
      )
    : []
}

export function wholeCell<T>(parser: Parser<T>, cell: Cell | undefined, words: Words): T | undefined {
  const tokens = tokensOf(cell, words)
  if (tokens.length === 0) return undefined
  const input = inputOf(tokens, 5000)
  const found = whole(parser, input)
  if (found !== undefined) for (const one of input.used) words.used.add(one)
  return found
}

/** "5 to 20, exclusive" of what its column or row names; or a condition that names what it is about. */
export function conditionIn(
  cell: Cell | undefined,
  subject: Reference,
  words: Words,
): Condition<Reference> | undefined {
  return wholeCell(predicate(subject), cell, words) ?? wholeCell(condition, cell, words)
}

export function referenceTo(cell: Cell, noun?: string): Extract<Reference, { kind: 'named' }> {
  const quoted = /^["“„].*["”]$/.test(cell.text)
  const words = quoted ? cell.text.slice(1, -1) : nameOf(cell.text)
  return { kind: 'named', words, quoted, ...(noun ? { noun } : {}), start: cell.start, end: cell.end }
}

/** "Member?" is the member, "If the order value is" the order value. */
const nameOf = (text: string): string =>
  text.replace(/^(?:(?:if|when|and|then|the) )+/i, '').replace(/\s*\?$| (?:is|are)$/, '') || text

export function effectsIn(cell: Cell | undefined, words: Words) {
  return wholeCell(consequences, cell, words)
}

/** Names in one cell: "Announced or Accepted", "S, M, L". */
export function namesIn(cell: Cell | undefined): string[] {
  return (cell?.text ?? '')
    .split(/\s*(?:,|;|\/|\bor\b|\band\b)\s*/)
    .map((one) => one.replaceAll(/^["“„]|["”]$/g, '').trim())
    .filter((one) => one !== '')
}

export function quotedIn(cell: Cell | undefined): string {
  return (cell?.text ?? '').replace(/^["“„](.*)["”]$/, '$1').trim()
}
