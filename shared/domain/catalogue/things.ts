import { uncapital } from '../english/capital.ts'
import { withArticle } from '../english/articles.ts'
import { irregularSingular, plural, singular } from '../english/plural.ts'

/** A noun phrase of a sentence that fits into a sentence of a template. */
export interface Thing {
  /** Without article: "users of the app". */
  noun: string
  /** The same for one of them: "user of the app". */
  single: string
  /** The same for several: "users of the app". */
  several: string
  isPlural: boolean
  /** It has no plural: "access", "data". */
  isMass: boolean
}

const opening =
  /^(?:(?:the|an?|each|every|all|any|some|no|other|another|both|its|my|our|your|their|his|her|own|new|existing|certain|several|multiple|many|different|respective|relevant|appropriate|such|only|deleted|removed)\s+)+/i
const pronoun =
  /\b(?:I|me|my|mine|we|us|our|you|your|they|them|their|he|she|him|her|his|it|its|this|that|these|those|which|who|whom|what|whose|where|when|how|whether|everything|something|anything|nothing|none|ones?|thing|things|other|others|another|same|following)\b/i
const furniture = /\b[A-Z]\b(?!-)|\bUser [A-Z]\b|[*|{}<>[\]()"“”`=#\\/;:,→•…_%+]|--|\.\s|\d{3}|\d$/
/** Alone they name nothing. */
const bare =
  /^(?:new|free|old|smallest|largest|equal|next|last|first|current|same|own|valid|invalid|true|false|yes|no|open|longest|shortest|highest|lowest)$/i
const joined =
  /\b(?:and|or|not|no|is|are|be|was|were|has|have|been|can|may|must|shall|should|will|if|unless)\b/i
const mass =
  /^(?:access|personnel|data|information|content|contents|feedback|progress|history|equipment|software|hardware|money|stock|staff|metadata|inventory|text|help|support|traffic|usage|storage|status|news|evidence|advice|stuff|media|audio|video|payment|authentication|authorization|permission|privacy|security|activity|performance|functionality|time|consent|music|food|water|weather|research|work|availability|eligibility|compliance|ownership|membership|visibility|movement|movements|transmission|entry|retention)$/i
const singularLike = /(?:ss|us|is|news|series|status|address|access|bus|gas|analysis|basis|process)$/i

/** The noun phrase of a marked text; undefined for pronouns, long or joined phrases and what is no plain English. */
export function thingOf(text: string | undefined): Thing | undefined {
  if (text === undefined) return undefined
  const plain = text
    .replace(/^[`*_"“'‘]+|[`*_"”'’.]+$/g, '')
    .replace(/\s+/g, ' ')
    .trim()
  const noun = withoutCapital(plain.replace(opening, '').replace(/['’]s?$/, ''))
  if (noun.length < 3 || noun.length > 45 || !/^[A-Za-z]/.test(noun) || noun.split(' ').length > 6)
    return undefined
  if (
    bare.test(noun) ||
    pronoun.test(noun) ||
    furniture.test(noun) ||
    joined.test(noun) ||
    /^(?:of|to|in|on|for)\b/i.test(noun)
  )
    return undefined
  const [, head = noun, tail = ''] =
    /^(.+?)(\s+(?:of|for|with|in|on|from|to|by|at|about|per|under|within|without|using|based|including|related|over|as|during|via)\b.*)$/i.exec(
      noun,
    ) ?? []
  const last = /[A-Za-z]+$/.exec(head)?.[0] ?? ''
  if (/[a-z][A-Z]/.test(last)) return { noun, single: noun, several: noun, isPlural: false, isMass: false }
  const isMass = mass.test(last)
  const lower = last.toLowerCase()
  const isPlural =
    !isMass &&
    (irregularSingular(lower) !== undefined || (/[a-z]s$|[A-Z]s$/.test(last) && !singularLike.test(lower)))
  const several =
    isPlural || isMass ? noun : `${head.slice(0, head.length - last.length)}${pluralOf(last)}${tail}`
  return { noun, several, single: isPlural ? `${singular(head)}${tail}` : noun, isPlural, isMass }
}

const pluralOf = (word: string): string =>
  word === word.toLowerCase()
    ? plural(word)
    : /[a-z]$/.test(word)
      ? `${word.charAt(0)}${plural(word.slice(1))}`
      : `${word}s`

/** A capital at the beginning is taken as that of a sentence, unless the next word has one as well or the word has more of them. */
const withoutCapital = (noun: string): string =>
  /^[A-Z][a-z]+(?:$|[ -][a-z])/.test(noun) ? uncapital(noun) : noun

/** "an account", "user data". */
export const aOf = ({ single, isMass }: Thing): string => (isMass ? single : withArticle(single))
/** "the account", "the user data". */
export const theOf = ({ single }: Thing): string => `the ${single}`
/** "the accounts", as it stands in the sentence. */
export const theAllOf = ({ noun }: Thing): string => `the ${noun}`
