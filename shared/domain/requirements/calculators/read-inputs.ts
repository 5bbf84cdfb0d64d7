import { labelKey } from '../facts/labels.ts'
import type { ReadSentence } from '../read-document.ts'
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

const placeholder = /^\W*(?:(?:please )?(?:choose|select|pick)\b.*|none|no selection|nothing selected)?\W*$/i
/** A browser takes nothing but a number there. */
const digitsOnly =
  /\b(?:number|numeric) (?:input )?(?:fields?|inputs?|box(?:es)?)\b|\bspin(?:ner| box)|\btype ?= ?["“]?number/i
const most = 30

/** The inputs and buttons that the sentences of a text name, in the order of the text. */
export function controlsOf(sentences: ReadSentence[]): PageControls {
  const inputs = new Map<string, Placed<KnownInput>>()
  const buttons = new Map<string, Placed<string>>()
  sentences.forEach(({ facts, text }, at) => {
    for (const fact of facts) {
      if (fact.kind === 'control' && fact.control === 'button' && !buttons.has(labelKey(fact.name)))
        buttons.set(labelKey(fact.name), { is: fact.name, at })
      if (fact.kind === 'button' && !buttons.has(labelKey(fact.name)))
        buttons.set(labelKey(fact.name), { is: fact.name, at })
      if (fact.kind !== 'control' || !isInput(fact.control)) continue
      const key = labelKey(fact.name)
      const unit = unitOf(fact.name)
      const known = inputs.get(key) ?? {
        is: {
          label: fact.name,
          control: fact.control,
          choices: [],
          ...(unit ? { unit } : {}),
          ...(fact.control === 'textbox' && digitsOnly.test(text) ? { digits: true as const } : {}),
        },
        at,
      }
      inputs.set(key, known)
      const { options = [] } = fact
      if (options.length > 0 && known.is.choices.length === 0) {
        const none = options.find((one) => placeholder.test(one))
        known.is.choices = options.filter((one) => one !== none)
        if (none !== undefined) known.is.none = none
      }
    }
    for (const fact of facts) {
      const known = fact.kind === 'field' ? inputs.get(labelKey(fact.label)) : undefined
      if (fact.kind === 'field' && known && known.is.choices.length === 0 && fact.constraints.choices)
        known.is.choices = fact.constraints.choices
    }
  })
  return {
    inputs: [...inputs.values()].slice(0, most),
    buttons: [...buttons.values()].filter(({ is }) => !inputs.has(labelKey(is))).slice(0, most),
  }
}

function isInput(control: string): control is KnownInput['control'] {
  return control === 'textbox' || control === 'combobox' || control === 'checkbox' || control === 'radio'
}
