import { labelKey, labelOf, subjectKind } from '../labels.ts'
import { slice, type Masked } from '../mask.ts'
import type { FieldFact } from '../types.ts'

/** What an input holds before anybody touches it. Without a label it is about the input that the sentence, or the one before, names. */
export interface ReadDefault {
  value: string
  label?: string
  /** The words say that it is an input ("defaults to", "pre-filled with"); others may speak of anything. */
  sure: boolean
  start: number
  end: number
}

const value =
  '(?<value>"[^"]*"|[-−]?\\d[\\d,.]*(?<!\\.)|today|checked|unchecked|[A-Z][\\w-]*(?: [A-Z][\\w-]*){0,3}|[a-z][\\w-]{1,20})(?=\\s*(?:[.,;:)]|$|(?:EUR|USD|GBP|CHF|€|\\$|£|%|[a-z]{1,8})\\s*(?:[.,;:)]|$|by default)|(?:by default|and|or|if|when|unless|until|but|for|as)\\b))'
const noun = '(?:value|option|choice|setting|selection|entry)'
const patterns: [sure: boolean, source: string][] = [
  [
    true,
    `^\\W*(?:the )?(?<label>[^,;:]{2,60}?) (?:defaults? to|(?:is|are) (?:preset to|pre-?filled with|prepopulated with|initially set to|initially)) (?:the )?${value}`,
  ],
  [true, `\\b(?:defaults? to|preset to|pre-?filled with|prepopulated with) (?:the )?${value}`],
  [false, `\\bthe default ${noun} (?:of|for) (?:the )?(?<label>[^,;:.]{2,40}?) is ${value}`],
  [false, `\\bthe default (?!${noun}\\b)(?<label>[a-z][\\w -]{1,40}?) is ${value}`],
  [false, `^\\W*by default,? (?:the )?(?<label>[^,;:.]{2,40}?) (?:is|are) (?:set to )?${value}`],
  [
    false,
    `^\\W*(?:the )?(?<label>[^,;:.]{2,40}?) (?:is|are) (?:set to )?${value}(?: (?:EUR|USD|%|[a-z]{1,8}))? by default`,
  ],
  [false, `\\b(?:the |its |their )?default(?: ${noun})?(?: is| are| ?[:=]|,)? (?:the )?${value}`],
  [
    false,
    `(?<value>"[^"]*"|\\b[\\w-]{2,30}) (?:is|being) (?:the default|pre-?selected|selected by default)\\b`,
  ],
  [false, `\\b(?<value>checked|unchecked|ticked|unticked|selected) by default\\b`],
]
const read = () => patterns.map(([sure, source]) => [sure, new RegExp(source, 'i')] as const)
let compiled: ReturnType<typeof read> | undefined

/** The default that a sentence states: "Quantity defaults to 1", "the default country is Germany", "default: 5", "weekly is the default". */
export function readDefault(part: Masked): ReadDefault | undefined {
  if (!/\bdefault|\bpre-?(?:set|filled|selected|populated)|\binitially\b/i.test(part.masked)) return undefined
  for (const [sure, pattern] of (compiled ??= read())) {
    const match = pattern.exec(part.masked)
    const written = match?.groups?.['value']
    if (!match || written === undefined) continue
    const at = match.index + match[0].lastIndexOf(written)
    const label = labelIn(part, match)
    if (label === null) return undefined
    const found = valueOf(part, at, written, match[0])
    if (found !== undefined)
      return {
        value: found,
        ...(label ? { label } : {}),
        sure,
        start: match.index,
        end: match.index + match[0].length,
      }
  }
  return undefined
}

/** The default of a phrase about one input: "1 to 10, default 1". */
export function readPhraseDefault(part: Masked): Pick<ReadDefault, 'value' | 'start' | 'end'> | undefined {
  const found = readDefault(part)
  return found?.label === undefined ? found : undefined
}

/** Inside brackets a default is about the input before them. */
function inBrackets({ masked }: Masked, at: number): boolean {
  return masked.lastIndexOf('(', at) > masked.lastIndexOf(')', at)
}

/** The default of a sentence, unless it stands in brackets behind one of several inputs. */
export function readSentenceDefault(part: Masked): ReadDefault | undefined {
  const found = readDefault(part)
  return found && !inBrackets(part, found.start) ? found : undefined
}

/** The label that a pattern names; null when it is the product or a pronoun. */
function labelIn(part: Masked, match: RegExpExecArray): string | null | undefined {
  const words = match.groups?.['label']
  if (words === undefined) return undefined
  const start = match.index + match[0].indexOf(words)
  const kind = subjectKind(part.raw.slice(start, start + words.length))
  if (kind === 'pronoun') return undefined
  return kind === 'system' ? null : (labelOf(slice(part, start, start + words.length)) ?? null)
}

const noValue =
  /^(?:the|a|an|is|are|be|not|no|it|used|applied|shown|to|that|which|set|empty|blank|this|one|value|values|by|of|in)$/i

function valueOf({ raw, quotes }: Masked, at: number, written: string, words: string): string | undefined {
  const quote = quotes.find(({ start }) => start === at)
  if (quote) return quote.value
  const text = raw.slice(at, at + written.length)
  const linked = /\b(?:is|are|to|with|by|initially)\b|[:=,]/i.test(words.replace(written, ''))
  // Names of several words begin with a capital; a bare word needs more than "default" before it.
  if (
    noValue.test(text) ||
    /^(?:none|nothing|neither)$/.test(text) ||
    (/^[a-z]/.test(text) && (text.includes(' ') || !linked))
  )
    return undefined
  if (/^today$/i.test(text)) return '%TODAY%'
  if (/^(?:ticked|selected)$/i.test(text)) return 'checked'
  if (/^unticked$/i.test(text)) return 'unchecked'
  return /^[-−]?\d/.test(text) ? text.replace(/,(?=\d{3})/g, '').replace('−', '-') : text
}

/** Gives the default to the input it names, else to the last one of the sentence, else to the only one of the sentence before. */
export function withDefault(
  fields: FieldFact[],
  found: ReadDefault | undefined,
  previous: string[],
): FieldFact[] {
  if (!found) return fields
  const { value: preset, label, sure } = found
  const known =
    label === undefined ? fields.at(-1) : fields.find((one) => labelKey(one.label) === labelKey(label))
  if (known)
    return fields.map((one) =>
      one === known ? { ...one, constraints: { ...one.constraints, default: preset } } : one,
    )
  const only = label ?? (previous.length === 1 ? previous[0] : undefined)
  if (only === undefined) return fields
  const fact: FieldFact = { kind: 'field', label: only, constraints: { default: preset } }
  return [...fields, sure && label !== undefined ? fact : { ...fact, known: true }]
}
