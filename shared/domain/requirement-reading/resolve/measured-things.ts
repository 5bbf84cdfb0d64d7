import type { Condition } from '../../requirement-model/index.ts'
import { isCurrency, signOf } from '../../english/units.ts'
import type { Reference } from '../tokens.ts'
import { keyOf, singular } from './naming.ts'
import type { Where } from './subjects.ts'

const weights = new Set(['kg', 'g', 't', 'lb', 'lbs', 'oz', 'tonne', 'pound', 'gram'])
/** What is measured in a unit, the likeliest first. */
const measures = {
  money: ['value', 'total', 'amount', 'price', 'sum', 'cost', 'fee', 'fare', 'balance', 'subtotal', 'worth'],
  weight: ['weight', 'mass', 'load'],
}
const all = new Set(Object.values(measures).flat())

/** "Orders below $20", "parcels over 10 kg": things are not so many of a unit, but the one amount or weight that they have is. */
export function measuredThings(one: Condition<Reference>, where: Where): Condition<Reference> | undefined {
  if (one.kind !== 'compare' || one.left.kind !== 'subject' || one.right.kind !== 'value') return undefined
  const { subject: things } = one.left
  const nouns = nounsOf(one.right.unit)
  const [noun = ''] = nouns
  if (things.kind !== 'named' || things.quoted || things.states || noun === '') return undefined
  const last = things.words.split(' ').at(-1)?.toLowerCase() ?? ''
  const known = where.vocabulary.find(things.words, where.scope)
  if (singular(last) === last || all.has(singular(last)) || (known && known.kind !== 'state'))
    return undefined
  const thing = keyOf(things.words)
  const found = where.vocabulary.subjects.filter(({ name }) => {
    const [measure = '', ...before] = keyOf(name).split(' ').reverse()
    return nouns.includes(measure) && (before.length === 0 || keyOf(name).startsWith(`${thing} `))
  })
  const name = found.length === 1 ? found[0]?.name : undefined
  const words = name ?? `${thing} ${noun}`
  const { start, end } = things
  where.tried.add(keyOf(words))
  return { ...one, left: { kind: 'subject', subject: { kind: 'named', words, quoted: false, start, end } } }
}

/** What a thing is called that is measured in a unit; none where the unit tells nothing of it. */
export function nounsOf(unit: string | undefined): readonly string[] {
  if (unit === undefined) return []
  const sign = signOf(unit)
  if (isCurrency(sign)) return measures.money
  return weights.has(sign) ? measures.weight : []
}
