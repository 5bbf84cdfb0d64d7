import type { FieldFact } from '../facts/types.ts'
import type { ReadSentence } from '../read-sentence.ts'

/** A selection of a form with the values that it offers. */
export interface Selection {
  label: string
  choices: string[]
  /** The last word that all values share: "leave" of "Annual leave" and "Unpaid leave". */
  head?: string
}

/** An input that holds a number. */
export interface NumberInput {
  label: string
  unit?: string
  words: Set<string>
  /** The place of the sentence that declares it. */
  from: number
}

/** What the forms of a text offer, and the words that its headings and labels use for the things they are about. */
export interface Vocabulary {
  selections: Selection[]
  numbers: NumberInput[]
  things: Set<string>
  /** Inputs that may stay empty, by their names in lower case. */
  optional: Map<string, string>
  /** What a form is for, as a heading names it: "request". */
  thing?: string
}

// A life cycle and rights have readers of their own.
const another = /\b(?:status|state|role|language|country)\b/i
const mostSelections = 60

/** The selections and number inputs that the sentences of a text declare; those named twice with other values are left out. */
export function vocabularyOf(sentences: ReadSentence[]): Vocabulary {
  const selections = new Map<string, Selection>()
  const numbers = new Map<string, NumberInput>()
  const things = new Set<string>()
  let thing: string | undefined
  sentences.forEach(({ facts, kind, text }, from) => {
    if (kind === 'heading') {
      for (const word of wordsOf(text)) things.add(word)
      thing ??= thingIn(text)
    }
    for (const fact of facts) if (fact.kind === 'field') collect(fact, from, selections, numbers)
  })
  // "Meals may not exceed 50 EUR" limits another input where Meals is chosen.
  const values = new Set(
    [...selections.values()].flatMap(({ choices }) => choices.map((one) => one.toLowerCase())),
  )
  for (const key of numbers.keys()) if (values.has(key)) numbers.delete(key)
  for (const { label } of [...selections.values(), ...numbers.values()])
    for (const word of wordsOf(label)) things.add(word)
  return {
    selections: [...selections.values()].slice(0, mostSelections),
    numbers: [...numbers.values()].slice(0, mostSelections),
    things,
    optional: optionalOf(sentences),
    ...(thing === undefined ? {} : { thing }),
  }
}

function collect(
  { label, constraints, known }: FieldFact,
  from: number,
  selections: Map<string, Selection>,
  numbers: Map<string, NumberInput>,
): void {
  const { choices, number } = constraints
  const key = label.toLowerCase()
  const worded = choices?.every((choice) => /\p{L}{3}/u.test(choice)) ?? false
  if (
    choices &&
    worded &&
    choices.length > 1 &&
    choices.length <= mostSelections &&
    !another.test(label) &&
    !selections.has(key)
  )
    selections.set(key, { label, choices, ...headOf(choices) })
  if (number && !known && !numbers.has(key))
    numbers.set(key, {
      label,
      from,
      words: new Set(wordsOf(label)),
      ...(number.unit ? { unit: number.unit } : {}),
    })
}

function optionalOf(sentences: ReadSentence[]): Map<string, string> {
  const fields = sentences.flatMap(({ facts }) => facts.filter((fact) => fact.kind === 'field'))
  const required = new Set(
    fields.flatMap(({ label, constraints }) => (constraints.required === true ? [label.toLowerCase()] : [])),
  )
  const free = fields.filter(({ label }) => !required.has(label.toLowerCase()))
  return new Map(free.map(({ label }) => [label.toLowerCase(), label]))
}

function headOf(choices: string[]): { head?: string } {
  const last = new Set(choices.map((choice) => choice.toLowerCase().split(' ').at(-1) ?? ''))
  const several = choices.every((choice) => choice.includes(' '))
  const [head] = last
  return several && last.size === 1 && head ? { head } : {}
}

const anyThing =
  /\b(request|application|order|booking|claim|ticket|payment|transfer|delivery|parcel|shipment|appointment|reservation|trip|contract|invoice|purchase|return|rental|loan|complaint|enquiry|registration)s?\b/gi

function thingIn(text: string): string | undefined {
  return [...text.matchAll(anyThing)].at(-1)?.[1]?.toLowerCase()
}

/** Words in lower case, each with its singular. */
export function wordsOf(text: string): string[] {
  const words = text.toLowerCase().match(/\p{L}{2,}/gu) ?? []
  return words.flatMap((word) => [word, word.replace(/([^s])s$/, '$1')])
}
