import { once } from '../basics/once.ts'

/** A rule of the guide: its number, what it advises against, whether the words leave open what to check, and the words. */
type IncoseRule = [rule: string, title: string, vague: boolean, pattern: RegExp]

const modal = '(?:must|shall|should|will|may|can)'

/** Word lists and shapes of the rules, built on first use. Source: INCOSE Guide for Writing Requirements. */
export const incoseRules = once((): IncoseRule[] => [...openWords(), ...shapes()])

/** Words and clauses that leave open what is meant: R7 to R10. */
const openWords = (): IncoseRule[] => [
  [
    'R7',
    'vague term',
    true,
    /\b(?:some|several|many|few|nearly|about|almost|approximately|adequate(?:ly)?|appropriate(?:ly)?|efficient(?:ly)?|reasonable|reasonably|sufficient(?:ly)?|suitable|suitably|relevant|significant(?:ly)?|normal(?:ly)?|usual(?:ly)?|generally|typical(?:ly)?|user-friendly|userfriendly|easy|easily|simple|simply|intuitive(?:ly)?|fast|quick(?:ly)?|slow|rapid(?:ly)?|good|bad|nice|nicely|modern|robust|flexible|seamless(?:ly)?|smooth(?:ly)?|effective(?:ly)?|clear(?:ly)?|properly|correctly|securely|secure|safe(?:ly)?|scalable|responsive|state-of-the-art|best|better|optimal|acceptable|various|certain|large|small|high-quality|friendly|attractive|helpful|meaningful|convenient(?:ly)?|timely|as expected|works? well)\b/gi,
  ],
  [
    'R8',
    'escape clause',
    true,
    /\b(?:where possible|if possible|whenever possible|as far as possible|as much as possible|if necessary|where necessary|as necessary|as needed|if needed|as appropriate|where appropriate|if appropriate|as applicable|if applicable|where applicable|as required|if practicable|where practicable|to the extent (?:possible|practical)|unless otherwise|in most cases|so far as is)\b/gi,
  ],
  [
    'R9',
    'open-ended clause',
    true,
    /\b(?:including but not limited to|etc|and so on|and so forth|and the like|such as|among others)\b/gi,
  ],
  [
    'R10',
    'superfluous infinitive',
    false,
    /\b(?:be able to|be capable of|be designed to|be enabled to|provide the ability to|provide the capability to)\b/gi,
  ],
]

/** Shapes of a sentence and words of number and time: R16 to R35. */
const shapes = (): IncoseRule[] => [
  [
    'R16',
    'negative imperative',
    false,
    /\b(?:(?:must|shall|should|will|may|can) not(?: be)?|cannot|can't|mustn't|shouldn't|won't|(?:is|are) not allowed)\b/gi,
  ],
  ['R17', 'oblique', false, /\b[a-z]{2,20}\/[a-z]{2,20}\b/gi],
  [
    'R19',
    'combinator',
    false,
    new RegExp(
      `\\b(?:and/or|as well as|but also|meanwhile|whereas|(?:and|or|but)(?: (?:the|an?|it|they)(?: [a-z-]+){0,3}?)? ${modal}(?= ))`,
      'gi',
    ),
  ],
  [
    'R24',
    'pronoun',
    false,
    /\b(?:it|they|them|these|those|this|he|she)\b(?=\s+(?:must|shall|should|may|can|cannot|is|are|will|has|have)\b)/gi,
  ],
  [
    'R26',
    'absolute',
    false,
    /\b(?:100 ?%|always|never|all the time|at all times|every time|under all circumstances|completely|absolutely|totally)/gi,
  ],
  [
    'R32',
    'universal quantifier, use "each"',
    false,
    /\b(?:all|any|both)\s(?:of the\s|the\s|other\s|required\s|mandatory\s)?(?=[a-z]{3,}s?\b)(?!of\b|and\b|or\b|more\b|less\b|longer\b|later\b|times?\b)[a-z-]{3,20}/gi,
  ],
  [
    'R33',
    'value without a range of tolerance',
    false,
    /\b(?:about|approximately|around|roughly|circa|some|nearly|almost)\s\d[\d.,]*(?:\s?[a-z%€$£]{1,12})?/gi,
  ],
  [
    'R35',
    'indefinite temporal word',
    true,
    /\b(?:eventually|soon|as soon as possible|immediately|instantly|instantaneous(?:ly)?|simultaneous(?:ly)?|regularly|periodically|from time to time|occasionally|sometimes|often|frequently|in time|timely|in real time|real-time|at the (?:earliest|latest)(?!\s+(?:by|on|at|in|\d))|after (?:a while|some time)|for a while|in due (?:time|course)|until (?:further notice|later)|at last|in the meantime)\b/gi,
  ],
]
