import { signOf } from '../../english/units.ts'
import type { Measure } from '../../requirement-model/index.ts'
import { wordsOf } from '../grammar/names.ts'
import { inputOf, words } from '../grammar/parser.ts'
import type { TaggedSentence } from '../sentence.ts'
import { spanOf, type Draft, type Statement } from './draft.ts'

const atMost = words(
  'within',
  'in under',
  'in less than',
  'in at most',
  'at most',
  'no more than',
  'not more than',
  'less than',
  'under',
  'not longer than',
  'no longer than',
  'below',
)
const units = new Map([
  ['s', 'seconds'],
  ['ms', 'milliseconds'],
])
const lasting = words(
  'appear',
  'be displayed',
  'be shown',
  'load',
  'respond',
  'be answered',
  'answer',
  'take',
  'be available',
  'be sent',
  'be',
  'start',
  'be loaded',
  'be delivered',
  'finish',
  'complete',
  'be completed',
)

/** "The price must appear within 2 seconds": a duration that a person cannot see on a page, taken up where nothing else was understood. */
export function takeMeasures(draft: Draft, statements: readonly Statement[]): void {
  for (const statement of statements) {
    const tokens = 'tokens' in statement.sentence ? (statement.sentence as TaggedSentence).tokens : []
    if (statement.clauses.length > 0 || statement.taken > 0 || tokens.length === 0) continue
    const input = inputOf(tokens, 500)
    for (let at = 1; at < tokens.length; at += 1) {
      const lead = atMost(input, at)
      const amount = lead && tokens[lead.end]
      const unit = amount?.kind === 'number' ? units.get(signOf(amount.unit?.toLowerCase() ?? '')) : undefined
      if (!lead || amount?.kind !== 'number' || !unit) continue
      const modal = tokens.findIndex(({ text }) => /^(?:must|shall|should|will)$/i.test(text))
      if (
        modal < 1 ||
        modal > at ||
        !tokens.slice(modal + 1, at).some((_, index) => lasting(input, modal + 1 + index))
      )
        break
      draft.measures.push(
        measureOf(draft, statement, {
          unit,
          most: amount.value,
          of: wordsOf(tokens.slice(0, at)).replace(/^[^:]{1,40}: ?/, ''),
          inclusive: !/less|under|below/.test(lead.value),
        }),
      )
      statement.part = true
      break
    }
  }
}

function measureOf(
  draft: Draft,
  { sentence }: Statement,
  { unit, most, of, inclusive }: { unit: string; most: string; of: string; inclusive: boolean },
): Measure {
  return {
    id: `m${draft.measures.length + 1}`,
    scope: '',
    of,
    metric: 'duration',
    limit: { most, inclusive },
    unit,
    from: [spanOf(sentence)],
  }
}
