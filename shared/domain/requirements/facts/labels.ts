import { remembered } from '../../remembered.ts'
import { blank, type Masked } from './mask.ts'

const determiner =
  /^(?:(?:the|such an?|such|a|an|each|every|single|all|any|its|his|her|their|this|your|our|my|both|some|valid|input|entered|given|new(?! (?:password|passphrase|pin|e-?mail|address|name|value)\b)|following|optional|required|mandatory)\s+|(?:user|customer|visitor|applicant|person|guest)(?:'s|’s)\s+)+/i
const trailer =
  /\s+(?:field|fields|input|inputs|input field|text box|textbox|box|value|values|entry|text|drop-?down(?: list)?|select(?:ion)? list|list|check ?box|itself|length|size|range|name field)$/i
const measures = /\s(?:length|size|range|value)$/i
const acting =
  /^(?:uploading|attaching|entering|providing|giving|stating|specifying|choosing|selecting)\s+(?:an?|the)\s+/i
const owner = /\s+(?:of|for|in|on|at|from|per|by)\s+(?:the|an?|each|every|this|any|all|one|its|their)\b.*$/i
const pronouns =
  /^(?:it|this|that|they|these|those|there|which|who|what|one|none|nothing|something|anything|everything|he or she|required|mandatory|compulsory|optional|not|optional or not|required or not|value|values|field|fields|the following|following|input|entry|data|otherwise|then|if|when|only|pre-?conditions?|post-?conditions?|actors?|goals?|triggers?|notes? to .*|example|summary|scope|rules?|columns?|headings?|headers?|rows|buttons?|links?|tabs?|main flow|basic flow)$/i
/** What an entry is, and not what it is called: "Guests must be a whole number from 1 to 12". */
const kinds = /^(?:(?:whole|natural|round|decimal) numbers?|integers?)$/i
const persons =
  /^(?:i|me|us|we|you|he|she|myself|yourself|anyone|anybody|everyone|everybody|someone|somebody|nobody|whoever)$/i
const systems =
  /^(?:systems?|applications?|apps?|websites?|web sites?|sites?|software|platform|services?|pages?|forms?|screens?|dialogs?|window|api|product|tool|server|portal|shop|store|solution|backend|frontend|ui|interface|module|website form|[\w-]+ (?:page|form|screen|dialog|system|module|window|view|application|app|service|api))$/i
const actors =
  /^(?:registered |logged-in |signed-in |new |anonymous |authorized |authenticated |normal |existing |adult )?(?=)(?:users?|customers?|visitors?|applicants?|members?|admins?|administrators?|persons?|people|employees?|guests?|buyers?|sellers?|passengers?|patients?|operators?|managers?|clients?|drivers?|students?|teachers?|nurses?|doctors?|agents?|clerks?|travell?ers?|shoppers?|senders?|authors?|editors?|owners?|participants?|account holders?|child|children|parents?|kid|boys?|girls?|adults|infants|seniors|kids|cardholders?|tenants?|borrowers?|readers?)$/i

/** Who a sentence speaks about: the product itself, a person, or something that may be an input. */
export function subjectKind(phrase: string): 'system' | 'actor' | 'pronoun' | 'thing' {
  const plain = phrase.trim().replace(determiner, '').trim()
  if (pronouns.test(plain) || plain === '') return 'pronoun'
  if (persons.test(plain)) return 'actor'
  if (systems.test(plain)) return 'system'
  return actors.test(plain) ? 'actor' : 'thing'
}

/**
 * The label that a noun phrase names, as written: quotes, articles and words such as "field" are taken away, a lower-case
 * name gets its capital; `measured` keeps "Font size" whole, whose size is typed. Nothing when the phrase names no single thing (a pronoun, a sentence, more than six words).
 */
export function labelOf(part: Masked, { measured = false } = {}): string | undefined {
  const quote = part.quotes.at(-1)
  const outside = part.masked.replace(new RegExp(`"${blank}*"`, 'g'), '').trim()
  if (quote && outside.replace(determiner, '').split(/\s+/).length <= 3) return quote.value
  let text = part.raw
    .replace(/[*_`]+/g, '')
    .replace(/\s+/g, ' ')
    .trim()
  text = text.replace(/[\s,:;–—-]+$/, '').replace(/^[\s,:;–—-]+/, '')
  text = text
    .replace(/^(?:and|or|but|also|then|that|length of|value of|size of)\s+/i, '')
    .replace(determiner, '')
  text = text
    .replace(/^(?:length|value|size) of\s+/i, '')
    .replace(determiner, '')
    .replace(owner, '')
  text = text.replace(acting, '')
  text = text.replace(
    /^(?:input |text )?(?:field|box|list|column|drop-?down|check ?box|input)\s+(?=\p{Lu})/u,
    '',
  )
  for (let again = 0; again < 2; again += 1)
    text = measured && measures.test(text) ? text : text.replace(trailer, '')
  text = text.replace(/\s+\($/, '').trim()
  if (text === '' || text.length > 60 || text.split(' ').length > 6) return undefined
  if (pronouns.test(text) || persons.test(text) || kinds.test(text)) return undefined
  // "Any of the last passwords" and "able to edit" name nothing that is typed.
  if (
    /^(?:of|before|until|without|during|via|by|as soon|as long) | (?:that|there|which|who|whose|then|than)$|^(?:able|allowed|possible|unable|logged|signed)$/i.test(
      text,
    )
  )
    return undefined
  if (/^(?:more|less|fewer|at least|at most|over|under|above|below|up to|exactly|no) /i.test(text))
    return undefined
  if (/[.!?;:"()|]/.test(text) || !/\p{L}/u.test(text)) return undefined
  if (
    /\b(?:must|shall|should|when|if|is|are|was|has|have|shows|displays|itself|themselves|satisf(?:y|ies)|fulfils?|meets?|applies)\b/i.test(
      text,
    )
  )
    return undefined
  const spelled = text.replace(/^(?:pw|pwd|passwd)$/i, 'Password')
  return spelled.charAt(0).toUpperCase() + spelled.slice(1)
}

/** The same key for "E-mail", "email address" and "Emails": letters and digits in lower case, a plural s dropped. */
export function labelKey(label: string): string {
  return keyOf(label)
}

const keyOf = remembered((label) => {
  const plain = label
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')
    .replace(/emailaddress(?:es)?$/, 'email')
    .replace(/phonenumbers?$/, 'phone')
  return plain.length > 3 && /[^sui]s$/.test(plain) ? plain.slice(0, -1) : plain
})

/** Singular of an English plural noun, for labels taken from "passwords of 8 to 64 characters". */
export function singular(label: string): string {
  if (label.endsWith('ies')) return label.replace(/ies$/, 'y')
  if (/(?:ch|sh|x|ss)es$/.test(label)) return label.replace(/es$/, '')
  return /[^su]s$/.test(label) ? label.slice(0, -1) : label
}
