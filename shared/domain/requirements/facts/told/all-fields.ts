import type { ReadSentence } from '../../read-sentence.ts'
import { labelKey } from '../labels.ts'
import { maskQuotes } from '../mask.ts'
import { pieces } from '../pieces.ts'
import type { FieldFact } from '../types.ts'
import { nameOf } from './names.ts'

const every =
  /^\W*(?:all|every|each)(?: (?:of the|other|the other|remaining|input))? (?:fields?|inputs?|entries)(?: (?:above|below|on the (?:form|page)))?,?(?: (?:except|apart from|other than|but|besides|with the exception of)(?: for)? ([^;:.]{2,120}?),?)? (?:(?:must|has to|have to|needs? to|shall) (?:always )?be (?:filled|completed|given|provided|entered|specified)|(?:is|are) (?:required|mandatory|compulsory|obligatory))\b(?!\s*:)/i
const conditional =
  /\b(?:if|when|unless|for)\b(?! (?:otherwise )?(?:stated|marked|noted|specified|indicated)\b)/i
// More sentences about all inputs of one section say the same again.
const mostSentences = 5

/** "All fields except Purpose must be filled in" says so of every input of its section but those that the text calls optional. */
export function withAllFields(sentences: ReadSentence[]): ReadSentence[] {
  if (!sentences.some(({ text }) => every.test(text))) return sentences
  const sections = inputsOf(sentences)
  const read = new Map<number, number>()
  return sentences.map((sentence) => {
    const { masked } = maskQuotes(sentence.text)
    const found = sentence.kind === 'requirement' ? every.exec(masked) : null
    const times = read.get(sentence.section) ?? 0
    if (!found || conditional.test(masked.slice(found[0].length)) || times >= mostSentences) return sentence
    read.set(sentence.section, times + 1)
    const free = exceptions(sentence.text, found[1])
    const inputs = sections.get(sentence.section) ?? new Map<string, Input>()
    const said = [...inputs.values()].flatMap(({ label, optional }) => asked(label, optional, free))
    return { ...sentence, facts: [...said, ...sentence.facts.filter(({ kind }) => kind !== 'field')] }
  })
}

interface Input {
  label: string
  optional: boolean
}

function inputsOf(sentences: ReadSentence[]): Map<number, Map<string, Input>> {
  const sections = new Map<number, Map<string, Input>>()
  for (const { section, facts, text } of sentences) {
    const inputs = sections.get(section) ?? new Map<string, Input>()
    sections.set(section, inputs)
    for (const fact of facts) {
      if (fact.kind !== 'field' && fact.kind !== 'conditional') continue
      if (every.test(text) && fact.kind === 'field') continue
      const key = labelKey(fact.label)
      const known = inputs.get(key)
      const optional = fact.kind === 'conditional' || fact.constraints.required === false
      inputs.set(key, { label: known?.label ?? fact.label, optional: optional || known?.optional === true })
    }
  }
  return sections
}

function exceptions(text: string, list: string | undefined): Set<string> {
  if (list === undefined) return new Set()
  const at = maskQuotes(text).masked.indexOf(list)
  const part = maskQuotes(text.slice(at, at + list.length))
  return new Set(
    pieces(part).flatMap((piece) => {
      const name = piece.quotes[0]?.value ?? nameOf(piece.raw)
      return name === undefined ? [] : [labelKey(name)]
    }),
  )
}

function asked(label: string, optional: boolean, free: Set<string>): FieldFact[] {
  const excepted = free.has(labelKey(label))
  if (optional && !excepted) return []
  return [{ kind: 'field', label, constraints: { required: !excepted }, known: true }]
}
