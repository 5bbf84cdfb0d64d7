import { tokenise } from '../../requirement-reading/tokenise.ts'
import type { Trial } from './capable.ts'

/** No sentence ends with one of these. */
const open = new Set('the a an of and or as which who whose'.split(' '))
/** Single letters that are words. */
const letters = new Set(['a', 'i'])

/** Whether a person could read a case aloud: whole sentences, without marks of a program and without slips of the text. */
export const isPlain = ({ title, preconditions, steps }: Trial): boolean =>
  [title, ...preconditions, ...steps.flatMap(({ action, expectedResult }) => [action, expectedResult])].every(
    isSaid,
  )

function isSaid(text: string): boolean {
  const own = text.replaceAll(/"[^"]*"/g, 'it')
  if (/[<>{}[\]|\\`_=]|https?:/.test(own) || own.split('(').length !== own.split(')').length) return false
  const words = tokenise(own).filter(({ text: word }) => !/^[.,;:!?]$/.test(word))
  const last = words.at(-1)?.text.toLowerCase() ?? ''
  const isSlip = words.some(
    ({ kind, text: word }) => kind === 'word' && /^\p{Ll}$/u.test(word) && !letters.has(word),
  )
  return !isSlip && !open.has(last)
}
