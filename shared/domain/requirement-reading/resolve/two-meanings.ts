import { asks } from '../../requirement-model/asks.ts'
import type { Condition, Effect, Id, Rule } from '../../requirement-model/index.ts'
import { isMetByValid } from '../../requirement-model/references.ts'
import type { Draft } from './draft.ts'

/**
 * Takes rules out that may be meant in two ways, and returns their sentences with what is asked: numbers beside "digits only", which count the digits or
 * bound the value, an amount that is shown for some entries, which is an example and refuses nothing, and what would refuse right entries.
 */
export function withoutTwoMeanings({ rules }: Draft): { sentence: number; about: string }[] {
  tellApart(rules)
  eachItsOwn(rules)
  const digits = rules.flatMap(onlyDigits)
  const open = rules.flatMap((rule) => {
    const isCount = digits.some(
      ({ subject, sentence }) => isBareRange(rule, subject) && isFrom(rule, sentence),
    )
    const about = isCount
      ? asks.digitsOrValue
      : isExample(rule)
        ? asks.afterWhat
        : rule.kind === 'constraint' && isMetByValid(rule.if)
          ? asks.notUnderstood
          : undefined
    return about ? [{ rule, about }] : []
  })
  const gone = new Set(open.map(({ rule }) => rule))
  rules.splice(0, rules.length, ...rules.filter((rule) => !gone.has(rule)))
  return open.map(({ rule, about }) => ({ sentence: rule.from[0]?.sentence ?? -1, about }))
}

/** `"Enter your name." / "The name is too long."` in a cell: the first where it is missing, the other where it is wrong. */
function tellApart(rules: readonly Rule[]): void {
  const ofMissing = new Set(rules.flatMap((rule) => (isMissing(rule) ? textsOf(rule) : [])))
  for (const rule of rules) {
    rule.then = rule.then.flatMap((effect): Effect[] => {
      const [text = '', ...more] = effect.kind === 'shows' ? effect.text : []
      if (effect.kind !== 'shows' || typeof text !== 'string' || more.length > 0) return [effect]
      const [missing, wrong, ...others] = text.split(/["”]\s*\/\s*["“]/)
      if (missing === undefined || wrong === undefined) return [effect]
      if (others.length > 0 || !ofMissing.has(text)) return []
      return [{ ...effect, text: [isMissing(rule) ? missing : wrong] }]
    })
  }
}

/** `"Name" and "Email" are required: "Enter a name." and "Enter an email."`: what is said of the one field is not said of the other. */
function eachItsOwn(rules: readonly Rule[]): void {
  const bySentence = Map.groupBy(rules.filter(isMissing), ({ from }) => from[0]?.sentence)
  for (const same of bySentence.values()) {
    const taken = new Set(same.flatMap((rule) => (textsOf(rule).length === 1 ? textsOf(rule) : [])))
    for (const rule of same) {
      const own = textsOf(rule).filter((text) => !taken.has(text))
      if (own.length !== 1 || textsOf(rule).length < 2) continue
      rule.then = rule.then.flatMap((effect): Effect[] =>
        effect.kind !== 'shows'
          ? [effect]
          : own.some((text) => effect.text.includes(text))
            ? [{ ...effect, as: 'message' }]
            : [],
      )
    }
  }
}

const isMissing = ({ if: broken }: Rule): boolean => broken?.kind === 'empty'

const textsOf = ({ then }: Rule): string[] =>
  then.flatMap((effect) =>
    effect.kind === 'shows' ? effect.text.filter((part) => typeof part === 'string') : [],
  )

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
function isExample(rule: Rule): boolean {
  const { kind, when, if: given } = rule
  if (kind !== 'constraint' || when || given?.kind !== 'all') return false
  return textsOf(rule).some((text) => /\d/.test(text)) && given.of.every(isAtNumber)
}

const isAtNumber = (part: Condition): boolean =>
  part.kind === 'compare' &&
  part.operator === '=' &&
  part.right.kind === 'value' &&
  part.right.value.type === 'number'
