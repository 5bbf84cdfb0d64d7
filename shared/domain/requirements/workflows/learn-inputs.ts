import { isNoChoice } from '../facts/fields/no-choice.ts'
import { labelKey } from '../facts/labels.ts'
import { maskQuotes } from '../facts/mask.ts'
import type { Constraints } from '../facts/types.ts'
import type { ReadSentence } from '../read-sentence.ts'
import type { WorkflowInput } from './parts.ts'

const nounBefore =
  /\b(?<noun>date|day|number|amount|numeric|text|free ?text|multi-?line text)[ -]?(?:fields?|inputs?|pickers?|areas?|box(?:es)?)(?: labell?ed| called| named)?:?\s*(?:the )?$/i
const joint = /^\s*(?:\([^()]*\))?\s*,?\s*(?:and|or)?\s*(?:the )?$/i

/** The inputs of the page and of its dialogs, each with its kind, its options and what the text says of its values. */
export function inputsIn(sentences: ReadSentence[]): {
  inputs: WorkflowInput[]
  options: Map<string, string>
} {
  const inputs = new Map<string, WorkflowInput>()
  const rules = new Map<string, Constraints>()
  const kinds = kindsByNoun(sentences)
  for (const { facts } of sentences)
    for (const fact of facts) {
      if (fact.kind === 'field' || fact.kind === 'mention')
        rules.set(labelKey(fact.label), { ...rules.get(labelKey(fact.label)), ...fact.constraints })
      if (fact.kind !== 'control') continue
      const { name, options } = fact
      if (fact.control === 'checkbox' || fact.control === 'radio')
        inputs.set(labelKey(name), { label: name, control: fact.control })
      if (fact.control === 'combobox') {
        const known = inputs.get(labelKey(name))
        const all = (options ?? known?.options ?? []).filter((option) => !isNoChoice(option))
        inputs.set(labelKey(name), { label: name, control: 'select', options: all })
      }
      if (fact.control === 'textbox' && !inputs.has(labelKey(name)))
        inputs.set(labelKey(name), { label: name, control: kinds.get(name) ?? 'text' })
    }
  const all = [...inputs].map(([key, input]) => ruled(input, rules.get(key)))
  const options = new Map(all.flatMap(({ label, options: own = [] }) => own.map((option) => [option, label])))
  return { inputs: all, options }
}

function ruled(input: WorkflowInput, constraints: Constraints | undefined): WorkflowInput {
  const choices = constraints?.choices?.filter((choice) => !isNoChoice(choice))
  const options = input.options?.length ? input.options : choices
  const text = input.control === 'text'
  const number = text && constraints?.number !== undefined && !constraints.temporal
  const date =
    text && (constraints?.temporal?.of === 'date' || /\b(?:date|day|deadline)\b/i.test(input.label))
  return {
    ...input,
    ...(date ? { control: 'date' as const } : number ? { control: 'number' as const } : {}),
    ...(input.control === 'select' && options ? { options } : {}),
    ...(constraints ? { constraints } : {}),
  }
}

/** 'the date fields "First day" and "Last day"': the noun before a list belongs to all of it. */
function kindsByNoun(sentences: ReadSentence[]): Map<string, WorkflowInput['control']> {
  const found = new Map<string, WorkflowInput['control']>()
  for (const { text } of sentences) {
    if (!/\b(?:date|day|number|amount|numeric|text)/i.test(text)) continue
    const { masked, quotes } = maskQuotes(text)
    let kind: WorkflowInput['control'] | undefined
    let from = 0
    for (const { start, end, value } of quotes) {
      const between = masked.slice(from, start)
      const noun = nounBefore.exec(between)?.groups?.['noun']?.toLowerCase()
      if (noun) kind = noun.startsWith('da') ? 'date' : /^(?:num|amo)/.test(noun) ? 'number' : 'text'
      else if (!joint.test(between)) kind = undefined
      if (kind) found.set(value, kind)
      from = end
    }
  }
  return found
}
