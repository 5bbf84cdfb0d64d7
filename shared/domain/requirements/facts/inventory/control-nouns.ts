import type { ControlKind } from './control-fact.ts'

/** Nouns of controls, each kind with a source of an expression for its singular and plural. */
const kinds: [kind: ControlKind, words: string][] = [
  ['column', 'columns?|column (?:head(?:ing|er)s?|titles?)|table head(?:ing|er)s?'],
  [
    'combobox',
    'selects?|drop-?downs?|drop-?down (?:lists?|menus?|fields?|boxes|box)|select(?:ion)? (?:lists?|boxes|box|fields?|menus?)|combo ?box(?:es)?|pick ?lists?|list ?box(?:es)?|choosers?',
  ],
  ['checkbox', '(?:check|tick)[ -]?box(?:es)?|switch(?:es)?|toggles?'],
  ['radio', 'radio(?: buttons?| options?)?'],
  ['button', 'buttons?'],
  ['link', '(?:hyper)?links?'],
  ['tab', 'tabs?'],
  ['heading', 'headings?|headlines?'],
  [
    'textbox',
    '(?:(?:text|input|number|date|time|e-?mail|password|search|phone|amount|form|entry) )?(?:fields?|box(?:es)?)|text ?(?:areas?|box(?:es)?|inputs?)|search ?(?:bars?|inputs?)|(?:date|number|password|e-?mail) inputs?|inputs?',
  ],
]

const every = kinds.map(([, words]) => words).join('|')
const any = `(?:${every})`
const naming =
  '(?:(?: which is| that is)? (?:labell?ed|called|named|titled|entitled|captioned|saying|reading)(?: as)?| with (?:the|a) (?:label|text|name|caption|title|inscription)|:| for)?'

/** Of a text that ends right before a name: the noun it belongs to. */
const before = new RegExp(`(?:^|[^\\p{L}-])(?<noun>${any})(?: \\([^()]{0,80}\\))?${naming}\\s*$`, 'iu')
/** Of a text that begins right behind a name. */
const behind = new RegExp(`^\\s*(?<noun>${any})(?![\\p{L}-])`, 'iu')
const exact = () => kinds.map(([kind, words]) => [kind, new RegExp(`^(?:${words})$`, 'i')] as const)
let compiled: ReturnType<typeof exact> | undefined

/** Which kind of control a noun names. */
export function kindOfNoun(noun: string): ControlKind | undefined {
  return (compiled ??= exact()).find(([, words]) => words.test(noun))?.[0]
}

/** "Selects", "inputs", "toggles" are verbs too: "the user selects "Add"". */
const verbal = /^(?:selects?|inputs?|toggles?|switch(?:es)?|tabs?|links?)$/i
const nominal =
  /(?:\b(?:the|an?|this|that|these|its|one|two|three|four|five|six|both|further|following|and|or|with|of|has|have|contains?|shows?|is|are|includes?|there)|[,:;(–—-])\s*(?:[\p{L}-]+\s+)?$/iu

const acting = /\b(?:can|to|must|may|will|should|shall|users?|i|we|you|they|who|then)\s+$/i
const somebody =
  /\b(?:the|an?|this|that|each|every)\s+(?!date|time|number|text|filter|search|password|language|two|three|four|five|six|following)[\p{L}-]+\s+$/iu

/** The noun at the end of a text, which the name behind it belongs to: 'a text field labelled '. */
export function nounBefore(text: string): ControlKind | undefined {
  const near = text.slice(-90)
  const match = before.exec(near)
  const noun = match?.groups?.['noun'] ?? ''
  if (match && verbal.test(noun)) {
    const lead = near.slice(0, near.indexOf(noun, match.index))
    const starts = text.length <= 90 && /^\W*$/.test(lead)
    if (!starts && (!nominal.test(lead) || acting.test(lead))) return undefined
    // "The clerk inputs" says what somebody does, "the date inputs" names two of them.
    if (/s$/i.test(noun) && somebody.test(lead)) return undefined
  }
  return found(match)
}

/** The noun that a text begins with: ' buttons are …'. */
export function nounBehind(text: string): { kind: ControlKind; many: boolean } | undefined {
  const match = behind.exec(text.slice(0, 40))
  const kind = found(match)
  return kind && { kind, many: /(?:s|xes)$/i.test(match?.groups?.['noun'] ?? '') }
}

function found(match: RegExpExecArray | null): ControlKind | undefined {
  const noun = match?.groups?.['noun']
  return noun === undefined ? undefined : kindOfNoun(noun)
}
