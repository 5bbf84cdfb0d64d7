import { asks } from '../../requirement-model/asks.ts'
import type { Condition, Id, Rule } from '../../requirement-model/index.ts'
import type { Draft } from './draft.ts'

/**
 * Takes rules out that may be meant in two ways, and returns their sentences with what is asked: numbers beside "digits only", which count the digits or
 * bound the value, and an amount that is shown for some entries, which is an example and refuses nothing.
 */
export function withoutTwoMeanings({ rules }: Draft): { sentence: number; about: string }[] {
  const digits = rules.flatMap(onlyDigits)
  const open = rules.flatMap((rule) => {
    const isCount = digits.some(
      ({ subject, sentence }) => isBareRange(rule, subject) && isFrom(rule, sentence),
    )
    const about = isCount ? asks.digitsOrValue : isExample(rule) ? asks.afterWhat : undefined
    return about ? [{ rule, about }] : []
  })
  const gone = new Set(open.map(({ rule }) => rule))
  rules.splice(0, rules.length, ...rules.filter((rule) => !gone.has(rule)))
  return open.map(({ rule, about }) => ({ sentence: rule.from[0]?.sentence ?? -1, about }))
}

const isFrom = ({ from }: Rule, sentence: number): boolean => from[0]?.sentence === sentence

function onlyDigits({ if: broken, from }: Rule): { subject: Id; sentence: number }[] {
  const part = broken?.kind === 'not' ? broken.of : undefined
  const isOnly = part?.kind === 'characters' && part.which === 'only' && part.sets.join() === 'digits'
  return isOnly && from[0] ? [{ subject: part.subject, sentence: from[0].sentence }] : []
}

const isBareRange = ({ if: broken }: Rule, subject: Id): boolean =>
  broken?.kind === 'not' && comparesWith(broken.of, subject)

const comparesWith = (part: Condition, subject: Id): boolean =>
  part.kind === 'all'
    ? part.of.every((one) => comparesWith(one, subject))
    : part.kind === 'compare' &&
      part.left.kind === 'subject' &&
      part.left.subject === subject &&
      part.right.kind === 'value' &&
      part.right.value.type === 'number'

/** "Price 10 and quantity 5: "Total: 50.00"": several entries at one value each, and an amount. */
function isExample({ kind, when, if: given, then }: Rule): boolean {
  if (kind !== 'constraint' || when || given?.kind !== 'all') return false
  const isAmount = then.some((effect) => effect.kind === 'shows' && effect.text.some((part) => typeof part === 'string' && /\d/.test(part))) // prettier-ignore
  return isAmount && given.of.every(isAtNumber)
}

const isAtNumber = (part: Condition): boolean =>
  part.kind === 'compare' &&
  part.operator === '=' &&
  part.right.kind === 'value' &&
  part.right.value.type === 'number'
