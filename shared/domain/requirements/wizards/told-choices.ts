import type { ConditionalFact, Fact } from '../facts/types.ts'
import { shapeOf } from '../facts/mask.ts'
import type { Line } from './step-lines.ts'

interface Choice {
  label: string
  options: string[]
  step: number | undefined
}

/** The values of one input, each told by its text alone: 'Under "Seat" there are "Window" and "Aisle"', '"Seat" offers "Window" and "Aisle"'. */
const under =
  /^\W*(?:under|below|beneath|for|at|in)(?: the (?:question|heading|label|legend|group|list))? (Q\d+),? (?:there (?:are|is a choice (?:of|between))|stand|(?:we|they|the \w+) (?:can )?(?:offers?|choose (?:between|from)|pick|select)|the (?:choices|options|answers) are)(?: the)?(?: \w+)?(?: choices| options| answers| radio buttons)?:? ((?:Q\d+(?:, | and | or |, and |, or )?){2,})/i
const offers =
  /^\W*(?:The )?(Q\d+)(?: question| list| group)? (?:offers|has|lets \w+(?: \w+)? choose (?:between|from)|is a choice (?:of|between)|is either|comes with)(?: the)?(?: \w+)?(?: choices| options| answers| values| radio buttons)?:? ((?:Q\d+(?:, | and | or |, and |, or )?){2,})/i
const unanswered =
  /^\W*(?:without (?:a|any) (?:choice|selection|answer)|(?:if|when) (?:none|neither|nothing|no (?:choice|option|selection|answer)) (?:is|was|has been) (?:made|chosen|selected|picked|given))\b/i
const shown =
  /^\W*(?:The )?(?:field |input )?(Q\d+)(?: field| input)? (?:is|appears|is only|appears only)(?: (?:shown|visible|displayed|there|asked for))?(?: only)? (?:with|for|when|if|while|after|under) (Q\d+)(?: (?:is|was|has been) (?:chosen|selected|picked))?\s*(?:\.|$)/i
const shownFirst =
  /^\W*(?:only )?(?:with|for|when|if|while|after|under) (Q\d+)(?: (?:is|was|has been) (?:chosen|selected|picked))?,? (?:(?:also|the field|the input) )?(Q\d+)(?: field| input)? (?:is|appears)(?: (?:also )?(?:shown|visible|displayed|there|asked for))?\s*(?:\.|$)/i

/**
 * Inputs that are told by their values, what answers one of which nothing is chosen, and inputs that stand there only with one of those values.
 * Facts that take the place of what such a sentence says alone; `options` are the values, which are neither inputs nor buttons.
 */
export function toldChoices(lines: Line[]): { facts: Map<number, Fact[]>; options: Set<string> } {
  const facts = new Map<number, Fact[]>()
  const choices: Choice[] = []
  for (const line of lines) {
    const { sentence, at, scope } = line
    if (sentence.table || sentence.kind === 'heading' || scope === undefined) continue
    const shape = shapeOf(line.part)
    const text = (token = '') => line.part.quotes[Number(token.slice(1))]?.value ?? ''
    const told = under.exec(shape) ?? offers.exec(shape)
    if (told) {
      const options = [...(told[2] ?? '').matchAll(/Q\d+/g)].map(([token]) => text(token))
      const label = text(told[1])
      // Whole sentences are messages, and "Next" is no value of anything.
      if ([...options, label].some((one) => /[.!]$/.test(one) || /^(?:next|back)\b/i.test(one))) continue
      choices.push({ label, options, step: scope })
      facts.set(at, [{ kind: 'field', label, constraints: { control: 'select', choices: options } }])
      continue
    }
    const last = choices.findLast(({ step }) => step === scope)
    if (last && unanswered.test(shape)) {
      const answer = sentence.facts.find((fact) => fact.kind === 'message')
      if (!answer || answer.violations.join() !== 'empty' || line.part.quotes.length !== 1) continue
      facts.set(at, [
        { kind: 'field', label: last.label, constraints: { required: true } },
        { ...answer, labels: [last.label], about: 'named', condition: last.label },
      ])
      continue
    }
    const [input, value] = shownWith(shape)
    const chosen = choices.filter(({ options }) => options.includes(text(value)))
    if (input !== undefined && chosen.length === 1 && chosen[0])
      facts.set(at, [
        { kind: 'field', label: text(input), constraints: {} },
        conditional(text(input), chosen[0].label, text(value)),
      ])
  }
  return { facts, options: new Set(choices.flatMap(({ options }) => options)) }
}

function shownWith(shape: string): [input?: string, value?: string] {
  const behind = shown.exec(shape)
  const before = behind ? null : shownFirst.exec(shape)
  return behind ? [behind[1], behind[2]] : before ? [before[2], before[1]] : []
}

function conditional(label: string, subject: string, value: string): ConditionalFact {
  return {
    kind: 'conditional',
    label,
    when: { subject, is: { kind: 'value', value }, negated: false },
    constraints: {},
    otherwise: 'hidden',
  }
}
