import type { Sentence } from '../requirement-reading/sentence.ts'
import { exact, order } from '../requirement-model/decimal.ts'
import { isRead } from './prompt/parts.ts'
import { numbersIn } from './verify/numbers.ts'
import { folded } from './verify/texts.ts'

const quoted = /"([^"]{1,300})"|“([^”]{1,300})”|„([^“”]{1,300})[“”]|«([^»]{1,300})»/g

/** Numbers and quoted texts of a sentence that nothing of `used` takes up. */
export function leftOf(sentence: Sentence, used: readonly string[]): string[] {
  const { text, identifier, is } = sentence
  if (!isRead(sentence)) return []
  const plain = identifier === undefined ? text : text.replace(identifier, ' '.repeat(identifier.length))
  const all = used.map((one) => folded(one).toLowerCase())
  const texts = [...plain.matchAll(quoted)].map(([, a, b, c, d]) => a ?? b ?? c ?? d ?? '')
  const rest = plain.replaceAll(quoted, ' ')
  const numbers = numbersIn(is === 'row' ? withoutNumber(sentence, rest) : rest)
    .filter(({ readings }) => !readings.some((one) => isUsed(one, used)))
    .map(({ readings }) => readings[0] ?? '')
  return [...texts.filter((one) => !all.some((own) => meet(own, folded(one).toLowerCase()))), ...numbers]
}

/** A row that only counts in its first cell does not demand that number. */
const withoutNumber = ({ cells }: Sentence, text: string): string =>
  /^\d+\.?$/.test(cells?.[0]?.text.trim() ?? '') ? text.replace(/^\W*\d+/, ' ') : text

const meet = (a: string, b: string): boolean => a !== '' && (a.includes(b) || b === a)

function isUsed(number: string, used: readonly string[]): boolean {
  const wanted = exact(number)
  return used.some((one) => {
    const own = exact(one.replace(/^-/, ''))
    if (own && wanted) return order(own, wanted) === 0
    return numbersIn(one).some(({ readings }) => readings.includes(number))
  })
}
