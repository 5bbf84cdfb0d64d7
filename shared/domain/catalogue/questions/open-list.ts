import { demandOf } from './demanding.ts'
import { questionOf, type Cue } from './question.ts'

const open =
  /,? ?(?:(?:and|or) )?(?:\betc\b(?!\/)\.?|\band so on\b|\band so forth\b|\band the like\b|\band more\b(?=\s*[.)]?\s*$))/i
const start = /\b(?:including,? but not limited to)\b/i

/** A list that leaves its end open ("etc.") in what is demanded. */
export const openList: Cue = (slots) => {
  const demand = slots.messages.reduce((text, quote) => text.replace(quote, ' '), demandOf(slots))
  const words = (open.exec(demand) ?? start.exec(demand))?.[0].replace(/^,?\s*(?:(?:and|or)\s+(?=etc))?/, '')
  if (words === undefined) return undefined
  const plain = slots.sentence.trim()
  const closed = plain.replace(open, '').replace(start, 'namely')
  const isPlain = /^[A-Z][^|*`#{}<>]+$/.test(plain) && plain.length <= 200
  return questionOf(
    'options',
    `What else belongs to the list ("${words.trim()}")?`,
    [
      ...(isPlain ? [/[.!?]$/.test(closed) ? closed : `${closed}.`] : []),
      'The list is complete; nothing else belongs to it.',
      slots.kinds.has('options')
        ? 'The list also holds "Other", with a text of at most 100 characters.'
        : 'An administrator can extend the list in the settings.',
    ].slice(0, 3),
  )
}
