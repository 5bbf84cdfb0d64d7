import { soleLiteral, readProse } from '../prose.ts'
import type { Reading } from '../patterns.ts'

const checking = /^check (?:the )?(\uE000\d+\uE001)$/i
// What ticking would not bring about: that it is there, and that it is not so.
const there =
  '(?:is|are) (?:still |also |now )*(?:visible|shown|displayed|listed|present|there|in the list)\\b'
const denied =
  '(?:(?:is|are)(?: still)? (?:not|no longer|never) (?!visible\\b|shown\\b|displayed\\b|listed\\b|present\\b|there\\b|in\\b|on\\b)|(?:is|are) (?:still )?un(?:checked|ticked|marked)\\b)'

/**
 * Whether "Check "Milk"" asks to look at it: the step expects of the same thing that it is there or that it is not so, neither of which comes of a tick. Without
 * such an expectation it asks to tick.
 */
export function onlyLooks(
  clause: string,
  { prose, expected = '' }: Pick<Reading, 'prose' | 'expected'>,
): boolean {
  const name = soleLiteral(checking.exec(clause)?.[1] ?? '', prose.literals)
  if (name === undefined) return false
  const { text, literals } = readProse(expected)
  const at = literals.findIndex((one) => one.trim() === name.trim())
  return at >= 0 && new RegExp(`\uE000${at}\uE001 (?:${there}|${denied})`, 'i').test(text)
}
