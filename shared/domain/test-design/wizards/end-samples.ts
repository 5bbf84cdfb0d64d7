import { isText } from './wizard-literals.ts'
import { amountsOf, withBoxes, writeAmount } from './amounts-of.ts'
import type { Parameter } from '../model/forms.ts'
import type { Said, Wizard } from './wizard-model.ts'
import { valuesFor } from './wizard-values.ts'
import { brokenBy } from './wrong-in-wizard.ts'

const address = /[\p{L}\p{N}._-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+(?<![.])/u
/** Names inside a sentence: words with a capital that no sentence begins. */
const person = /(?<=[\p{Ll},:] )\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)*/u

/**
 * The texts behind the last step with the data that they have in the text, and the literals to be entered so that they come out: a person's
 * name, an address, the amounts of an example. A text with data that come from nowhere is left out.
 */
export function samplesFor(wizard: Wizard): { pins: Map<string, string>; texts: Said[] } {
  const texts = wizard.end?.texts ?? []
  const pins = new Map(withBoxes(wizard, wizard.examples[0]?.values ?? []))
  const all = texts.map(({ text }) => text).join('\n')
  const mail = wizard.form.parameters.find(
    ({ label, constraints }) => constraints.format === 'email' || /\be-?mail\b/i.test(label),
  )
  const sender = address.exec(all)?.[0].replace(/\.$/, '')
  if (mail && sender !== undefined) pins.set(mail.id, sender)
  const name = texts.map(({ text }) => person.exec(text)?.[0]).find((one) => one !== undefined)
  if (name !== undefined) for (const [id, value] of nameInputs(wizard, name)) pins.set(id, value)
  for (const [id, value] of countsIn(wizard, all)) if (!pins.has(id)) pins.set(id, value)
  const values = valuesFor(wizard, pins, { all: true })
  return { pins, texts: values ? texts.filter(({ text }) => isTold(wizard, text, values)) : [] }
}

/** "Your reading of 1300 m³": an allowed number behind the last word of one input's name. */
function countsIn(wizard: Wizard, text: string): [string, string][] {
  const numbers = wizard.form.parameters.filter(({ constraints }) => constraints.number !== undefined)
  return numbers.flatMap((parameter): [string, string][] => {
    const noun = /(\p{L}+)\s*(?:\([^)]*\))?$/u.exec(parameter.label)?.[1]?.toLowerCase()
    const same = numbers.filter(({ label }) => noun !== undefined && label.toLowerCase().includes(noun))
    if (noun === undefined || same.length !== 1) return []
    const value = new RegExp(`\\b${noun} (?:of|is|was|:) (\\d+)\\b`, 'i').exec(text)?.[1]
    return value !== undefined && brokenBy(parameter, value, wizard, parameter.messages).length === 0
      ? [[parameter.id, value]]
      : []
  })
}

function nameInputs({ form }: Wizard, name: string): [string, string][] {
  const named = form.parameters.filter(
    (one) => /\b(?:sur|fore|nick|user|first|last|full)?name\b/i.test(one.label) && isText(one),
  )
  const [first] = named
  if (named.length === 1 && first) return [[first.id, name]]
  const single = !name.includes(' ')
  const of = (pattern: RegExp): Parameter | undefined => named.find(({ label }) => pattern.test(label))
  const [given, family] = [of(/first|given/i), of(/last|family|sur/i)]
  const [one = '', ...rest] = name.split(' ')
  if (single) return given ? [[given.id, one]] : []
  return given && family
    ? [
        [given.id, one],
        [family.id, rest.join(' ')],
      ]
    : []
}

/** Whether everything in a text that may be data is a value of this case. */
function isTold(wizard: Wizard, text: string, values: Map<string, string>): boolean {
  if (/[<>[\]{}…]|\.\.\./.test(text)) return false
  const entered = [...values.values()]
  const mail = address.exec(text)?.[0].replace(/\.$/, '')
  if (mail !== undefined && !entered.includes(mail)) return false
  const name = person.exec(text)?.[0]
  const parts = name?.split(' ') ?? []
  if (
    name !== undefined &&
    !entered.includes(name) &&
    !parts.every((one) => entered.some((value) => value.split(' ').includes(one))) &&
    !entered.some((value) => value.includes(name) || name.includes(value))
  )
    return false
  const amounts = wizard.amounts && amountsOf(wizard, values)
  const form = wizard.amounts?.form
  const written = form ? (amounts ?? []).flatMap(({ cents }) => writeAmount(cents, form) ?? []) : []
  const numbers = text.replace(mail ?? '\n', '').match(/\d[\d.,]*(?<![.,])/g) ?? []
  return numbers.every((number) => entered.includes(number) || written.some((one) => one.includes(number)))
}
