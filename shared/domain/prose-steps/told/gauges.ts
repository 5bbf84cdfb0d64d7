import { normalise } from '../check-wording.ts'
import { tidy } from '../prose.ts'
import type { FactReader } from './readers.ts'
import { wordTable } from '../../basics/word-table.ts'

const gauge =
  '(?:(?:the |its |a )?(?:[a-z]+ )?(?:progress ?bar|progress indicator|loading bar|bar|meter|gauge)|(?:the )?progress)'
const be =
  '(?:is|stands|stays|remains|gets|becomes|shows|reads|indicates|has (?:gone|moved|risen)|goes|moves|rises|jumps|climbs|drops|falls|fills(?: up)?|is filled)'
const filler = '(?: now| still| again| already| then| only| just)*'
const atShare = new RegExp(
  `^${gauge} ${be}${filler}(?: (?:up|down|back))?(?: (?:at|to|on))? (?<share>\\d{1,3}(?:\\.\\d+)?) ?(?:%|percent)(?: (?:full|filled|complete|done))?$`,
  'i',
)
const inWords = new RegExp(
  `^${gauge} (?:is|gets|becomes|looks|stays|remains|fills)${filler}(?<not> not)?(?: (?:completely|totally|entirely|all the way))? (?<words>full|up|filled|complete|completed|half full|half filled|empty)${filler}$`,
  'i',
)
const shares = wordTable<number>({ 'half full': 0.5, 'half filled': 0.5, empty: 0 })

/** How full a bar is that shows how far something has come. */
export const readGauge: FactReader = (fact) => {
  const clause = normalise(tidy(fact))
  const { share, words = '', not } = (atShare.exec(clause) ?? inWords.exec(clause))?.groups ?? {}
  if (share === undefined && words === '') return undefined
  const amount = share === undefined ? (shares[words.toLowerCase()] ?? 1) : Number(share) / 100
  if (amount > 1) return undefined
  return [
    {
      kind: 'assert_condition',
      condition: { is: 'full', share: amount },
      target: { role: 'gauge' },
      ...(not === undefined ? {} : { negated: true }),
    },
  ]
}
