import type { ReadSentence } from '../../read-sentence.ts'
import { labelKey, singular } from '../labels.ts'
import { maskQuotes } from '../mask.ts'
import type { Fact, FieldFact, MessageFact } from '../types.ts'

const noun = '(?:[a-z-]+ ){0,2}?(?:code|(?:coupon|voucher)(?! code))'
// "The customer enters a promo code and clicks "Apply""
const entered = new RegExp(`\\b(?:enters?|types?(?: in)?|scans?) (?:the|an?|his|her|their) (${noun})\\b`, 'i')
// "The valid promo codes are SAVE10 and SAVE20"
const listed = new RegExp(
  `^\\W*(?:the |our )?(?:only )?(?:valid|allowed|existing|known|accepted|active|current) (${noun}s?) (?:are|is):? (.{3,200}?)\\W*$`,
  'i',
)
const unknown = new RegExp(
  `\\b(?:unknown|unregistered|non-existing) (${noun})s?\\b|\\b(${noun})s? (?:is|are) (?:unknown|not (?:known|found|registered))\\b|\\b(${noun})s? (?:does|do) not exist\\b`,
  'i',
)
const value = /^["“]?([A-Z0-9][A-Z0-9_-]{1,30})["”]?$/

interface Code {
  label: string
  /** A field of the text declares it. */
  declared: boolean
  values?: string[]
}

/**
 * A code that somebody enters and that may be unknown is an input, also where it is the only one: "An unknown code is answered with "…"".
 * Where the text lists the valid ones, every other one is unknown.
 */
export function withKnownCodes(sentences: ReadSentence[]): ReadSentence[] {
  if (!sentences.some(({ text }) => unknown.test(text) || listed.test(text))) return sentences
  const sections = codesOf(sentences)
  return sentences.map((sentence) => {
    if (sentence.table || sentence.kind === 'heading' || sentence.kind === 'notRead') return sentence
    const codes = sections.get(sentence.section) ?? []
    const { masked } = maskQuotes(sentence.text)
    const list = listed.exec(masked)
    if (list?.[1]) {
      const code = named(codes, list[1])
      return code?.values
        ? told(sentence, [fieldOf(code, { choices: code.values, control: 'textbox' })])
        : sentence
    }
    const found = unknown.exec(masked)
    const code = found && named(codes, found[1] ?? found[2] ?? found[3] ?? '')
    const messages = sentence.facts.filter((fact) => fact.kind === 'message')
    if (!code || !messages.some(isUnknown)) return sentence
    const typed = code.values ? [fieldOf(code, { control: 'textbox' })] : []
    const field = code.declared || typed.length > 0 ? typed : [fieldOf(code, {})]
    return told(sentence, [...field, ...messages.map((one) => answering(one, code))], messages)
  })
}

function told(sentence: ReadSentence, facts: Fact[], instead: Fact[] = []): ReadSentence {
  const kept = sentence.facts.filter((fact) => !instead.includes(fact) && fact.kind !== 'field')
  return { ...sentence, kind: 'requirement', facts: [...facts, ...kept] }
}

function fieldOf({ label, declared }: Code, constraints: FieldFact['constraints']): FieldFact {
  return { kind: 'field', label, constraints, ...(declared ? { known: true as const } : {}) }
}

function isUnknown({ violations }: MessageFact): boolean {
  return violations.length === 1 && (violations[0] === 'mismatch' || violations[0] === 'notAllowed')
}

function answering(message: MessageFact, { label, values }: Code): MessageFact {
  if (!isUnknown(message)) return message
  return { ...message, labels: [label], violations: [values ? 'notAllowed' : 'mismatch'] }
}

function codesOf(sentences: ReadSentence[]): Map<number, Code[]> {
  const found = new Map<number, Code[]>()
  for (const { text, section, facts, kind } of sentences) {
    if (kind === 'notRead' || kind === 'heading') continue
    const codes = found.get(section) ?? []
    found.set(section, codes)
    for (const fact of facts) if (fact.kind === 'field') declare(codes, fact)
    const { masked } = maskQuotes(text)
    const name = /^\W*(?:if|when|once|after)\b/i.test(masked) ? undefined : entered.exec(masked)?.[1]
    if (name !== undefined && !named(codes, name)) codes.push({ label: capital(name), declared: false })
  }
  for (const { text, section } of sentences) {
    const list = listed.exec(text)
    const code = list?.[1] ? named(found.get(section) ?? [], list[1]) : undefined
    const values = list?.[2]
      ?.split(/\s*,\s*(?:and |or )?|\s+(?:and|or)\s+/)
      .map((one) => value.exec(one)?.[1])
    if (code && values?.every((one) => one !== undefined)) code.values = values
  }
  return found
}

function declare(codes: Code[], { label, constraints }: FieldFact): void {
  const known = codes.find((one) => labelKey(one.label) === labelKey(label))
  const values = constraints.choices
  if (known) Object.assign(known, { declared: true, ...(values ? { values } : {}) })
  else codes.push({ label, declared: true, ...(values ? { values } : {}) })
}

/** The only code of that name, or the only one that its last word names: "an unknown code". */
function named(codes: Code[], phrase: string): Code | undefined {
  const words = phrase.replace(/^(?:(?:if|when|whenever|the|an?|any|every|his|her|their)\s+)+/i, '')
  const key = labelKey(singular(words))
  const exact = codes.find(({ label }) => labelKey(label) === key)
  if (exact || words.includes(' ')) return exact
  const ending = codes.filter(({ label }) =>
    label.toLowerCase().endsWith(` ${singular(words).toLowerCase()}`),
  )
  return ending.length === 1 ? ending[0] : undefined
}

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}
