import { questionOf, type Cue } from './question.ts'
import { nounOf } from './demanding.ts'

const measured =
  /\b(?:time-?out|duration|delay|weight|height|width|distance|temperature|file size|interval|retention(?: period)?|waiting time|response time|latency|volume|depth|speed|pressure|runtime)$/i
const counted = /\b(?:quantity|amount|tip|donation|bid|deposit|credit|withdrawal|transfer)$/i

const units: [field: RegExp, names: string[]][] = [
  [/weight/i, ['kilograms', 'grams']],
  [/height|width|distance|depth/i, ['metres', 'centimetres']],
  [/temperature/i, ['degrees Celsius', 'degrees Fahrenheit']],
  [/volume/i, ['litres', 'millilitres']],
  [/speed/i, ['kilometres an hour', 'metres a second']],
  [/pressure/i, ['bar', 'pascals']],
  [/size/i, ['MB', 'KB']],
]
const unitsOf = (field: string): string[] =>
  units.find(([name]) => name.test(field))?.[1] ?? ['seconds', 'minutes']

/** A quantity of nature or time with a number and no unit; an amount that is typed in and has no upper end. */
export const bounds: Cue = (slots) => {
  const [rule, more] = slots.rules
  if (!rule || more || slots.isNegated || slots.sentence.includes('=')) return undefined
  const { low, high, exact, unit, clause } = rule
  const bound = low ?? high
  const field = nounOf(clause.phrases.find(({ tag }) => tag === 'F'))
  const amount = exact ?? bound?.amount
  if (field === undefined || !amount) return undefined
  const hasUnit = unit !== '' || amount.before !== '' || amount.after !== ''
  const following = slots.sentence.slice(slots.sentence.indexOf(amount.text) + amount.text.length)
  if (!hasUnit && measured.test(field) && /^[\s`)*]*(?:[.;,|]|$)/.test(following))
    return questionOf(
      'limit',
      `In what unit is "${field}" given?`,
      unitsOf(field).map((name) => `"${field}" is given in ${name}.`),
    )
  if (
    clause.tag !== 'lim' ||
    !low ||
    exact ||
    high ||
    !counted.test(field) ||
    /\b(?:days?|date|since|total)\b/i.test(field)
  )
    return undefined
  return questionOf('limit', `Is there a largest value of "${field}"?`, [
    `The largest value of "${field}" is 10,000.`,
    `"${field}" has no upper limit.`,
  ])
}
