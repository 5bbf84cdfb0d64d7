import { isNoChoice } from '../facts/fields/no-choice.ts'
import { labelKey } from '../facts/labels.ts'
import type { ReadSentence } from '../read-sentence.ts'
import { namedControls, type Named } from './named-controls.ts'
import { unitOf, type KnownInput } from './words.ts'

/** Where an input or a button is named first. */
export interface Placed<T> {
  is: T
  at: number
}

export interface PageControls {
  inputs: Placed<KnownInput>[]
  buttons: Placed<string>[]
}

/** A browser takes nothing but a number there. */
const digitsOnly =
  /\b(?:number|numeric) (?:input )?(?:fields?|inputs?|box(?:es)?)\b|\bspin(?:ner| box)|\btype ?= ?["“]?number/i
const most = 30

/** The inputs and buttons that the sentences of a text name, in the order of the text. */
export function controlsOf(sentences: ReadSentence[]): PageControls {
  const inputs = new Map<string, Placed<KnownInput>>()
  const buttons = new Map<string, Placed<string>>()
  const options = new Set<string>()
  sentences.forEach((sentence, at) => {
    for (const { kind, name, options: choices, initial } of controlsIn(sentence)) {
      const key = labelKey(name)
      if (kind === 'button') {
        if (!buttons.has(key)) buttons.set(key, { is: name, at })
        continue
      }
      const known = inputs.get(key) ?? { is: newInput(name, kind, sentence.text), at }
      inputs.set(key, known)
      for (const choice of choices) options.add(labelKey(choice))
      if (choices.length > 0 && known.is.choices.length === 0) setChoices(known.is, choices)
      if (initial !== undefined) known.is.initial ??= initial
    }
    for (const fact of sentence.facts) {
      const known = fact.kind === 'field' ? inputs.get(labelKey(fact.label)) : undefined
      if (fact.kind === 'field' && known && known.is.choices.length === 0 && fact.constraints.choices)
        setChoices(known.is, fact.constraints.choices)
    }
  })
  return {
    inputs: [...inputs].flatMap(([key, one]) => (options.has(key) ? [] : [one])).slice(0, most),
    buttons: [...buttons.values()].filter(({ is }) => !inputs.has(labelKey(is))).slice(0, most),
  }
}

/** What brackets behind a name say goes before what was read of the whole sentence, and that before the words around a name. */
function controlsIn({ text, facts, kind, table }: ReadSentence): Named[] {
  const own = kind === 'heading' || kind === 'notRead' || table ? [] : namedControls(text)
  const options = new Set(own.flatMap((one) => one.options))
  const read = facts.flatMap((fact): Named[] => {
    if (fact.kind === 'button') return [{ kind: 'button', name: fact.name, options: [], sure: false }]
    if (fact.kind !== 'control' || options.has(fact.name)) return []
    const { control, name, options: choices = [] } = fact
    return control === 'button' || isInput(control)
      ? [{ kind: control, name, options: choices, sure: false }]
      : []
  })
  return [...own.filter(({ sure }) => sure), ...read, ...own.filter(({ sure }) => !sure)]
}

function newInput(label: string, control: KnownInput['control'], text: string): KnownInput {
  const unit = unitOf(label)
  return {
    label,
    control,
    choices: [],
    ...(unit ? { unit } : {}),
    ...(control === 'textbox' && digitsOnly.test(text) ? { digits: true as const } : {}),
  }
}

function setChoices(input: KnownInput, options: string[]): void {
  const none = options.find((one) => isNoChoice(one))
  input.choices = options.filter((one) => one !== none)
  if (none !== undefined) input.none = none
}

function isInput(control: string): control is KnownInput['control'] {
  return control === 'textbox' || control === 'combobox' || control === 'checkbox' || control === 'radio'
}
