import type { SentenceKind } from '../test-generation/requirements/schema.ts'

/** Words before a sentence that say what it is meant as. `length` characters are no part of what is stated. */
export interface Lead {
  length: number
  /** What the sentence is, whatever it says; without it, a remark that may still state a rule. */
  kind?: SentenceKind
  /** The word may also be the label of an input: "Status: Open, Closed". */
  label?: true
}

const colon = '\\s*(?::|–|—|-(?=\\s))\\s*'
const leads: [SentenceKind | undefined, RegExp][] = [
  [
    'question',
    new RegExp(
      `^\\W{0,4}(?:(?:open|pending|unresolved) (?:question|issue|point|item)s?|question|tbd|t\\.b\\.d\\.|tbc|tba|todo|to do|to be (?:defined|decided|determined|confirmed|clarified|discussed|agreed))(?:${colon}|\\W*$)`,
      'i',
    ),
  ],
  [
    'context',
    new RegExp(
      `^\\W{0,4}(?:out of scope|not in scope|non-?goals?|assumptions?|rationale|background|motivation|justification|pre-?conditions?|post-?conditions?|actors?|last (?:changed|updated|modified))${colon}`,
      'i',
    ),
  ],
  ['context', /^\W{0,4}(?:last (?:changed|updated|modified)|created|written|approved|reviewed) (?:on|by)\b/i],
  [
    'context',
    /^\W{0,4}(?:see(?: also)?\b|for (?:more )?(?:details|information)\b|copyright\b|©|(?:figure|table|appendix) \w+\s*[:–—-])/i,
  ],
  [
    'context',
    /^\W{0,4}(?:out of scope (?:is|are)|the (?:goal|aim|purpose|objective|vision|idea|intention) (?:is|of))\b/i,
  ],
  ['context', /^\W{0,4}so that\b/i],
  ['example', /^\W{0,4}(?:for example|for instance|e\.g\.|examples?\s*:)/i],
  [
    undefined,
    new RegExp(
      `^\\W{0,4}(?:notes?|nb|n\\.b\\.|hint|tip|remarks?|info(?:rmation)?|comment|please note)(?:${colon}|\\s+that\\s+)`,
      'i',
    ),
  ],
]
const metadata = new RegExp(
  `^\\W{0,4}(?:reason|goals?|trigger|purpose|scope|dependenc(?:y|ies)|references?|author|owner|version|date|status|priority|source|contact)${colon}`,
  'i',
)
const outside =
  /\b(?:out of scope|outside the scope|not (?:a )?part of this|not be covered|(?:is|are) not covered|(?:described|specified|defined|handled|covered) elsewhere|(?:is|are) not (?:described|specified|considered) here)\b/i

/** What a sentence (quoted texts blanked out) is meant as, when its first words or its own words say so. Nothing otherwise. */
export function leadOf(masked: string): Lead | undefined {
  for (const [kind, pattern] of leads) {
    const found = pattern.exec(masked)
    if (found) return { length: found[0].length, ...(kind ? { kind } : {}) }
  }
  if (metadata.test(masked)) return { length: 0, kind: 'context', label: true }
  return outside.test(masked) ? { length: 0, kind: 'context' } : undefined
}

const sections: [SentenceKind, RegExp][] = [
  [
    'context',
    /^(?:glossary|definitions?(?: of terms)?|terms(?: and definitions)?|terminology|abbreviations|acronyms|terms and abbreviations)$/i,
  ],
  [
    'context',
    /^(?:out of scope|not in scope|non-?goals|exclusions|references|change history|revision history|document history|background|motivation|rationale|assumptions|version history|about this document)$/i,
  ],
  ['question', /^(?:open (?:questions|issues|points|items)|questions|to be (?:defined|decided|clarified))$/i],
  ['example', /^(?:examples?|sample data|test data)$/i],
]

/** What all sentences under a heading are, for headings such as "Glossary" or "Open questions"; nothing for others. */
export function sectionKind(heading: string): SentenceKind | undefined {
  const title = heading.replace(/^[\W\d]+|[\W]+$/g, '')
  return sections.find(([, pattern]) => pattern.test(title))?.[0]
}

/** "VIP customer: a customer who …": an entry of a glossary, which says what a word means. */
export function isDefinition(masked: string): boolean {
  return /^\W{0,4}[\p{L}][\p{L}\p{N} /-]{1,40}\W{0,4}(?::|–|—|\s-)\W{0,4}\s(?:an?|the)\s+[\p{L} -]{2,40}?\s(?:who|whose|by|for which|that (?:is|are|has|have)|which (?:is|are|has|have))\b/u.test(
    masked,
  )
}
