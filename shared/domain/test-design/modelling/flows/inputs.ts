import { labelKey } from '../../../requirements/facts/labels.ts'
import { violationsOf } from '../../../requirements/facts/messages/violations.ts'
import type { Violation } from '../../../requirements/facts/types.ts'
import type { ReadSentence } from '../../../requirements/index.ts'
import type { Parameter, ScenarioStep, Screen } from '../../model.ts'
import { partitionsOf } from '../../partitions/partitions-of.ts'
import { LabelIndex } from '../label-index.ts'

export type Entered = NonNullable<ScenarioStep['inputs']>

const entering =
  /^(?:upload|attach|enter|type(?: in)?|fill(?: in| out)?|provide|specify|supply|select|choose|pick|set|input|complete|give)\s+(?!"[^"]*" (?:in|into|as|for|from)\b)/i
const form =
  /^(?:the |all |an? |all the |his |her |their )?(?:(?:valid|correct|required|mandatory|necessary|requested|complete) )*(?:form|fields?|data|details|inputs?|values?|information)$/i
const filler =
  /\b(?:the|an?|and|or|his|her|their|its|as well as|both|valid|correct|new|fields?|value|of|optional(?:ly)?|required|mandatory|desired|wanted|too|also|for|in|into|with)\b|[^\p{L}\p{N}]+/giu

/** Knows the inputs of all forms, so that "enters the quantity and the bin" becomes entries with values. */
export class InputFinder {
  private readonly index = new LabelIndex()
  private readonly all: Parameter[]
  private readonly screenOf: (sentence: ReadSentence) => Screen | undefined

  constructor(screens: Screen[], screenOf: (sentence: ReadSentence) => Screen | undefined) {
    this.all = screens.flatMap(({ parameters }) => parameters)
    for (const parameter of this.all) this.index.add(parameter)
    this.screenOf = screenOf
  }

  /** The inputs that a step fills in; none where it says more than their names. */
  entered(action: string, sentence: ReadSentence): Entered {
    const verb = entering.exec(action)?.[0]
    if (!verb) return []
    const object = action.slice(verb.length)
    const named = this.index.mentioned(object)
    if (named.length > 0) return leftOver(object, named) ? [] : named.map((parameter) => ({ parameter }))
    const screen = form.test(object) ? this.screenOf(sentence) : undefined
    return (screen?.parameters ?? []).map((parameter) => ({ parameter }))
  }

  /** The secret that an account has, where one input asks for it: "the password" is then the "Current password", not a new one. */
  current(word: string): Parameter | undefined {
    const [only, ...more] = this.all.filter(({ label }) =>
      new RegExp(`^(?:current|old|existing|your) ${word}$`, 'i').test(label),
    )
    return more.length > 0 ? undefined : only
  }

  mentioned(words: string): Parameter[] {
    return this.index.mentioned(words)
  }
}

function leftOver(object: string, named: Parameter[]): boolean {
  const keys = new Set(named.map(({ label }) => labelKey(label)))
  const rest = object.replace(filler, ' ').trim().split(/\s+/)
  const words = new Set(named.flatMap(({ label }) => label.toLowerCase().split(/[^\p{L}\p{N}]+/u)))
  return rest.some((word) => word !== '' && !words.has(word.toLowerCase()) && !keys.has(labelKey(word)))
}

/** A condition about an input that is filled in before decides its value: "the e-mail address is invalid". */
export function withViolation(steps: ScenarioStep[], condition: string, finder: InputFinder): boolean {
  const named = finder.mentioned(condition)
  for (const { inputs = [] } of steps.toReversed()) {
    const input = inputs.find(({ parameter }) => named.includes(parameter))
    if (!input) continue
    const violation = violationsOf(condition).find((one) => breaks(input.parameter, one))
    if (violation === undefined) return false
    input.violation = violation
    return true
  }
  return false
}

function breaks(parameter: Parameter, violation: Violation): boolean {
  return partitionsOf(parameter).some((one) => one.violation === violation)
}
