import { readBehaviour } from './behaviours.ts'
import type { Masked } from './mask.ts'
import type { ScenarioFact } from './types.ts'

const keyword = /^\s*(?:[-*+]\s+)?(?:\*\*)?(given|when|then|and|but|\*)(?:\*\*)?:?\s+(.+)$/i
const title = /^\s*(?:scenario(?: outline| template)?|example):\s*(.*)$/i
const inline =
  /^\W*(?:given\s+(?:that\s+)?([\s\S]{2,600}?),?\s+)?when\s+([\s\S]{2,600}?),?\s+then\s+([\s\S]{2,600})$/i
const userEvent =
  /^\W*(?:when|whenever|once|after|if|on)\s+((?:the |an? |i |he |she |they |any )?(?:(?!is |are |was |be )[\w-]+ ){0,3}?(?:clicks?|presses|press|taps?|submits?|selects?|chooses?|opens?|visits?|enters?|types?|checks?|unchecks?|ticks?|hovers?|logs? (?:in|out)|signs? (?:in|out)|uploads?|deletes?|removes?|adds?|saves?|cancels?|searches|confirms?|scrolls?|edits?|clicking|pressing|submitting|selecting)\b[^,]{0,300}),\s+(?:then\s+)?(.{3,600}?)\.?$/i
const effectFirst =
  /^(?:the |an? |all )?(.{3,300}?)\s+(?:when|once|after|as soon as)\s+((?:the |an? )?(?:[\w-]+ ){0,2}?(?:user|customer|visitor|admin|administrator|operator|manager|member|guest|employee|clerk|agent)s?\s+(?:clicks?|presses|taps?|submits?|selects?|chooses?|opens?|checks?|saves?|cancels?|confirms?)\b.{0,300}?)\.?$/i

/** Reads a Gherkin block (outlines are expanded by their examples) or a Given/When/Then sentence. */
export function readScenarios(text: string, { raw, masked }: Masked): ScenarioFact[] {
  const lines = text.split(/\r\n|\n|\r/)
  if (lines.length > 1 || title.test(text)) return readBlock(lines)
  const match = inline.exec(masked)
  if (!match || match.index > 0) return []
  const [given, when, then] = [1, 2, 3].map((group) => originalOf(match, group, raw))
  return when && then
    ? [scenario(undefined, given ? conjuncts(given) : [], conjuncts(when), conjuncts(then))]
    : []
}

/** Reads "When the user clicks X, Y happens" and "Y happens when the user clicks X". */
export function readEvents({ raw, masked, quotes }: Masked): ScenarioFact[] {
  const lead = /^\W*(?:when|once|after|if|on)/i.test(masked) ? userEvent.exec(masked) : null
  if (lead) return event(originalOf(lead, 1, raw), originalOf(lead, 2, raw))
  const told = readBehaviour({ raw, masked, quotes })
  if (told.length > 0) return told
  const tail = /\s(?:when|once|after|as soon as)\s/i.test(masked) ? effectFirst.exec(masked) : null
  return tail
    ? event(originalOf(tail, 2, raw), raw.slice(0, masked.search(/\s(?:when|once|after|as soon as)\s/i)))
    : []
}

function event(when: string, then: string): ScenarioFact[] {
  const outcome = then.trim().replace(/[.\s]+$/, '')
  return outcome.split(/\s+/).length < 2 ? [] : [scenario(undefined, [], conjuncts(when), [outcome])]
}

function originalOf(match: RegExpExecArray, group: number, raw: string): string {
  const found = match[group]
  if (found === undefined) return ''
  const start = match.index + match[0].indexOf(found)
  return raw.slice(start, start + found.length).trim()
}

function scenario(
  name: string | undefined,
  given: string[],
  when: string[],
  outcomes: string[],
): ScenarioFact {
  const role =
    name && /\b(?:error|invalid|fail\w*|reject\w*|wrong|cannot|exception|denied|not)\b/i.test(name)
      ? 'exception'
      : 'main'
  return { kind: 'scenario', ...(name ? { title: name } : {}), given, when, outcomes, role }
}

/** "I enter … and I click …" are two steps; "Name and Email" is one phrase. */
function conjuncts(text: string): string[] {
  return text
    .split(
      /,?\s+and\s+(?=(?:then\s+)?(?:I|he|she|they|the \w+|an? \w+|clicks?|presses|press|enters?|selects?|submits?|checks?|types?|opens?|sees?|see|is|are)\b)/i,
    )
    .map((part) => part.trim().replace(/[.\s]+$/, ''))
    .filter((part) => part !== '')
}

function readBlock(lines: string[]): ScenarioFact[] {
  const steps: { kind: 'given' | 'when' | 'then'; text: string }[] = []
  const rows: string[][] = []
  let name: string | undefined
  let current: 'given' | 'when' | 'then' = 'given'
  let examples = false
  for (const line of lines) {
    const headed = title.exec(line)
    if (headed) name = headed[1]?.trim()
    if (/^\s*(?:examples|scenarios):/i.test(line)) examples = true
    if (examples && /^\s*\|/.test(line)) rows.push(cells(line))
    const step = keyword.exec(line)
    if (!step?.[1] || !step[2] || examples) continue
    const word = step[1].toLowerCase()
    if (word === 'given' || word === 'when' || word === 'then') current = word
    steps.push({ kind: current, text: step[2].replace(/[,.\s]+$/, '') })
  }
  const pick = (kind: string, fill: (text: string) => string) =>
    steps.filter((step) => step.kind === kind).map((step) => fill(step.text))
  const build = (fill: (text: string) => string, suffix: string) =>
    scenario(
      name ? `${fill(name)}${suffix}` : undefined,
      pick('given', fill),
      pick('when', fill),
      pick('then', fill),
    )
  const made = rows.length > 1 ? outline(rows, build) : [build((text) => text, '')]
  return made.filter(({ when, outcomes }) => when.length > 0 && outcomes.length > 0)
}

function outline(
  [head = [], ...rows]: string[][],
  build: (fill: (text: string) => string, suffix: string) => ScenarioFact,
): ScenarioFact[] {
  return rows.map((row) => {
    const fill = (text: string) =>
      head.reduce((filled, column, index) => filled.split(`<${column}>`).join(row[index] ?? ''), text)
    return build(fill, ` (${row.join(', ')})`)
  })
}

function cells(line: string): string[] {
  return line
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => cell.trim())
}
