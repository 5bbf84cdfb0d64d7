import { normalise } from '../check-wording.ts'
import { tidy } from '../prose.ts'
import type { Check, Target } from '../types.ts'
import { readExpected } from './expected-words.ts'
import type { FactContext, FactReader } from './readers.ts'

const verb =
  '(?:shows?|contains?|reads?|says?|holds?|displays?|has(?: the (?:value|text))?|is(?: back to)?|changes? (?:back )?to|goes back to|returns to|keeps?)'
const filler = '(?: now| still| again| then)*'
const cell = new RegExp(`^(?:the|that|this) cell${filler} ${verb}${filler} (?<words>.+)$`, 'i')
const row = new RegExp(
  `^(?:the|that|this) (?:new )?row${filler} (?:shows?|contains?|has|displays?|says?|reads?)${filler} (?<words>.+)$`,
  'i',
)
const empty =
  /^(?:the|that|this) cell(?: now| still| again)* (?:is|stays|remains)(?: now| still| again)* (?:empty|blank)$/i

/** What the cell or the row shows that was edited or clicked, in this step or the last one that spoke of it. */
export const readNotedCell: FactReader = (fact, context) => {
  const clause = normalise(tidy(fact))
  if (empty.test(clause)) return [noted('cell', '', context)]
  const inCell = cell.exec(clause)?.groups?.['words']
  const words = inCell ?? row.exec(clause)?.groups?.['words']
  if (words === undefined) return undefined
  const bare = words.replace(/^(?:the |an? )(?=[a-z]+ \S)/i, '')
  const value = readExpected(inCell === undefined ? bare : words, context.prose)
  if (!value || /\b(?:with|in|of|border|background)\b/i.test(words)) return undefined
  const isSplit = inCell === undefined && bare !== words
  return [
    {
      ...noted(isSplit ? 'row by column' : inCell === undefined ? 'row' : 'cell', value.expected, context),
      ...value,
    },
  ]
}

function noted(what: string, expected: string, { actions }: FactContext): Check {
  const first = actions.find(
    (action) =>
      'target' in action &&
      action.target !== undefined &&
      ['click', 'double_click', 'fill', 'clear'].includes(action.action),
  )
  const near: Target | undefined = first && 'target' in first ? first.target : undefined
  return {
    kind: 'assert_cell',
    target: { role: 'noted', name: what, ...(near && near.role !== 'focused' ? { near } : {}) },
    expected,
  }
}
