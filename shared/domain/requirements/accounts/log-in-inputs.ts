import type { ReadSentence } from '../read-sentence.ts'
import { labelKey } from '../facts/labels.ts'
import { maskQuotes } from '../facts/mask.ts'
import { nameOf } from '../facts/told/names.ts'
import { reachedPage } from '../facts/behaviour/reached-page.ts'
import type { Fact, FieldFact, SuccessFact } from '../facts/types.ts'

const entering =
  /\b(?:(?:log|sign)(?:s|ged|ned|ging|ning)?[ -]?(?:in|on|up)|registers?|creates? (?:an |his |her |their |my )?account|log-?in|sign-?up|registration|authenticates?)(?: \w+){0,6}? (?:with|using|via|by entering|by means of|through) /i
const speaking = /\b(?:log|sign|regist|account|authent|access|enter)/i
const given =
  /\b(?:user|customer|visitor|member|person|somebody|someone)s? with (?:an? |the |his |her |their )?(?:valid|correct|right|existing) (?=[^.]{5,60}\b(?:log|sign|access|enter)\b)/i
const end =
  /[.;:("]|,? (?:so that|in order|to|is|are|can|may|must|shall|should|will|lands?|clicks?|and (?:then |clicks?|is|are|lands?|gets?|sees?|can)|which|that|who|when|if|after|on|at|into)\b/i
const identity =
  /^(?:(?:[\p{L}-]+ ){0,2}(?:e-?mail(?: address)?|user ?name|login(?: name)?|(?:number|id|no\.?)|name|phone|mobile)|id)$/iu
const secret = /\b(?:password|passphrase|pin|passcode)$/i
const quality = /^(?:(?:an?|the|his|her|their|my|your|valid|correct|right|registered|existing|own)\s+)+/i

/** The inputs of a form that a sentence about signing in names: "log in with my email and password". Only names of accounts and secrets. */
function inputsOf(text: string): string[] {
  if (!speaking.test(text)) return []
  const { masked } = maskQuotes(text)
  const lead = entering.exec(masked) ?? given.exec(masked)
  if (!lead) return []
  const from = lead.index + lead[0].length
  const rest = masked.slice(from)
  const list = rest.slice(0, end.exec(rest)?.index ?? rest.length)
  const names = list
    .split(/\s*,\s*(?:and\s+)?|\s+and\s+|\s*\+\s*|\s*&\s*/)
    .map((piece) => piece.trim().replace(quality, ''))
    .filter((piece) => piece !== '')
  const known = names.length > 1 && names.every((one) => identity.test(one) || secret.test(one))
  return known && names.some((one) => secret.test(one)) ? names.flatMap((one) => nameOf(one) ?? []) : []
}

const signedIn =
  /\b(?:is able to|are able to|can|may|should be able to) (?:log|sign) (?:in|on),? and (?:is |are |gets |then |will be )*((?:lands?|redirected|taken|sent|brought|sees?|reaches)\b.{3,120}?)\.?$/i

/** "… is able to sign in and lands on the home page": what right data lead to. */
function landing(text: string): SuccessFact[] {
  const rest = speaking.test(text) && given.test(text) ? signedIn.exec(text)?.[1] : undefined
  const check =
    rest && reachedPage(/^(?:redirected|taken|sent|brought)/i.test(rest) ? `he is ${rest}` : `he ${rest}`)
  return check ? [{ kind: 'success', check, checkable: true, condition: 'success' }] : []
}

/** Adds the inputs of such a sentence that no other sentence declares: to the sentence that declares the others, else to itself. */
export function withLogInInputs(sentences: ReadSentence[]): ReadSentence[] {
  const declared = new Map<string, number>()
  sentences.forEach(({ facts }, at) => {
    for (const fact of facts)
      if (fact.kind === 'field' && !declared.has(labelKey(fact.label))) declared.set(labelKey(fact.label), at)
  })
  const added = new Map<number, Fact[]>()
  sentences.forEach((sentence, at) => {
    if ((sentence.kind !== 'requirement' && sentence.kind !== 'context') || sentence.table) return
    const labels = inputsOf(sentence.text)
    const missing = labels.filter((label) => !declared.has(labelKey(label)))
    const places = labels.flatMap((label) => declared.get(labelKey(label)) ?? [])
    const sections = new Set(places.map((place) => sentences[place]?.section))
    const own = sections.size === 0 || sections.has(sentence.section)
    const place = own ? at : Math.min(...places)
    if (sections.size <= 1 && missing.length > 0) {
      const fields = missing.map((label): FieldFact => ({ kind: 'field', label, constraints: {} }))
      for (const { label } of fields) declared.set(labelKey(label), place)
      added.set(place, [...(added.get(place) ?? []), ...fields])
    }
    const led = landing(sentence.text)
    if (led.length > 0) added.set(at, [...(added.get(at) ?? []), ...led])
  })
  if (added.size === 0) return sentences
  return sentences.map((sentence, at) => {
    const facts = added.get(at)
    return facts ? { ...sentence, kind: 'requirement', facts: [...facts, ...sentence.facts] } : sentence
  })
}
