import type { Parameter } from '../model.ts'
import { keysOf, named, type Taken } from './phrase-words.ts'
import type { PriceCondition } from './price-model.ts'

/** A value of an input that the words name: one of its choices, a box, "yes", or any text of an optional input. */
export function namedValue(parameter: Parameter, phrase: Set<string>, text: string): Taken | undefined {
  const { id, label, constraints } = parameter
  const own = keysOf(label)
  const labelled =
    named(label, phrase) ||
    (own.length > 1 &&
      /^(?:code|number)$/.test(own.at(-1) ?? '') &&
      own.slice(0, -1).every((word) => phrase.has(word)))
  if (constraints.control === 'checkbox')
    return labelled ? { condition: valueOf(id, label, 'checked'), words: own } : undefined
  const choices = constraints.choices ?? []
  if (/^yes,no$|^no,yes$/i.test(choices.join()))
    return labelled
      ? { condition: valueOf(id, label, choices.find((one) => /^yes$/i.test(one)) ?? 'yes'), words: own }
      : undefined
  if (choices.length > 0) {
    const common = keysOf(choices[0] ?? '').filter((word) =>
      choices.every((choice) => keysOf(choice).includes(word)),
    )
    const meant = choices.filter((choice) => {
      const words = keysOf(choice).filter((word) => !common.includes(word))
      return words.length > 0 && words.every((word) => phrase.has(word))
    })
    if (meant.length === 0) return undefined
    return {
      condition: {
        yes: `${label} is ${meant.map((one) => `"${one}"`).join(' or ')}`,
        no: `${label} is not ${meant.map((one) => `"${one}"`).join(' or ')}`,
        test: { kind: 'input', parameterId: id, any: meant.map((value) => ({ kind: 'choice', value })) },
      },
      words: [...meant.flatMap(keysOf), ...common, ...own],
    }
  }
  const optional = labelled && constraints.required !== true && !constraints.number && !constraints.temporal
  return optional && /\b(?:with|without|code|uses?|enters?|entered|valid)\b|^an? /i.test(text)
    ? {
        condition: {
          yes: `${label} is filled in`,
          no: `${label} is empty`,
          test: { kind: 'input', parameterId: id, any: [{ kind: 'present' }] },
        },
        words: own,
      }
    : undefined
}

function valueOf(parameterId: string, label: string, value: string): PriceCondition {
  return {
    yes: `${label} is "${value}"`,
    no: `${label} is not "${value}"`,
    test: {
      kind: 'input',
      parameterId,
      any: value === 'checked' ? [{ kind: 'checked', checked: true }] : [{ kind: 'choice', value }],
    },
  }
}
