import { labelKey } from '../facts/labels.ts'
import { ruleOf } from '../facts/fields/field-rules.ts'
import type { Fact, FieldFact } from '../facts/types.ts'
import type { Line } from './step-lines.ts'
import { shortLabel, wordStems } from './wizard-inputs.ts'

const lead =
  /(?:^|[;,.]\s*|\b(?:and|but|or)\s+)\W*(?:if|when|whenever|where|for|should|once)?\s*(?:the |an? |no )?$/i
const tail =
  /\s*,?\s*(?:then\s+)?(?:(?:we|the (?:page|system|form|step|wizard|application)|it|there) )?(?:(?:shall |will |must )?(?:shows?|displays?|says?|answers? with|gives?|leads? to|reads?|appears?|is answered with|results? in)|(?:the |a |this )?(?:error )?message(?: shown)? (?:is|reads|says)|is)?\s*(?:the (?:error )?message\s*)?[:–-]?\s*$/i

/** "If the days are missing or are not a whole number from 1 to 14, we show "…"": limits that stand in the condition of a message. */
export function withToldRules(line: Line, labels: string[]): Fact[] | undefined {
  const { part, sentence } = line
  if (sentence.table || line.bullet !== undefined) return undefined
  const facts: Fact[] = []
  const replaced = new Set<string>()
  let from = 0
  for (const { value, start, end } of part.quotes) {
    const before = part.masked.slice(from, start)
    const known = sentence.facts.find((fact) => fact.kind === 'message' && fact.text === value)
    if (!/[.!?]$/.test(value) || known?.kind !== 'message') {
      if (!labels.some((label) => labelKey(label) === labelKey(value))) from = end
      continue
    }
    from = end
    const found = conditionIn(before, part.raw.slice(0, start).slice(-before.length), labels)
    if (!found || !/\d/.test(found.condition)) continue
    const { constraints, violations, parts } = ruleOf(found.label, found.condition, {})
    const limits = constraints.number ?? constraints.length
    if (!limits || known.violations.some((one) => /^(?:below|above|tooShort|tooLong)$/.test(one))) continue
    replaced.add(value)
    const field: FieldFact = { kind: 'field', label: found.label, constraints }
    facts.push(field, { ...known, labels: [found.label], violations, about: 'named', condition: found.label })
    if (parts.length > 0) facts.push({ kind: 'wizard', parts })
  }
  if (replaced.size === 0) return undefined
  return [...sentence.facts.filter((fact) => fact.kind !== 'message' || !replaced.has(fact.text)), ...facts]
}

/** The label that opens the last clause before a message, and what is said of it. */
function conditionIn(
  masked: string,
  raw: string,
  labels: string[],
): { label: string; condition: string } | undefined {
  const lower = raw.toLowerCase()
  for (const label of labels) {
    const name = [label, shortLabel(label)]
      .map((one) => one.toLowerCase())
      .find((one) => lower.lastIndexOf(one) >= 0)
    if (name === undefined || wordStems(name).length === 0) continue
    const at = lower.lastIndexOf(name)
    if (!lead.test(masked.slice(0, at).replace(/["“]$/, ''))) continue
    const condition = raw
      .slice(at + name.length)
      .replace(/^["”]/, '')
      .replace(tail, '')
      .trim()
    if (condition.length > 2 && condition.length < 120) return { label, condition }
  }
  return undefined
}

/** "When I click "Next" without a category, then "Please choose a category." is shown": what a press with a mistake is answered with. */
export function triedRules({ part, sentence, listed }: Line, labels: string[]): Fact[] | undefined {
  if (sentence.table || listed || sentence.facts.some(({ kind }) => kind === 'message')) return undefined
  const facts: Fact[] = []
  let from = 0
  for (const { value, start, end } of part.quotes) {
    const words = part.raw.slice(from, start)
    from = end
    if (!/[.!?]$/.test(value) || !/\b(?:shown|shows?|displayed|appears?|see|message)\b/i.test(part.masked))
      continue
    const found = labels.map((label) => mistakeIn(words, label)).find((one) => one !== undefined)
    if (!found) continue
    const { constraints, violations } = ruleOf(found.label, found.rule, {})
    if (violations.length === 0 || violations[0] === 'relation') continue
    facts.push(
      { kind: 'field', label: found.label, constraints },
      {
        kind: 'message',
        text: value,
        labels: [found.label],
        violations,
        about: 'named',
        condition: found.label,
      },
    )
  }
  return facts.length > 0 ? [...sentence.facts, ...facts] : undefined
}

/** "without a category", "with an empty name", "with an invalid email", "with a description of fewer than 10 characters". */
function mistakeIn(words: string, label: string): { label: string; rule: string } | undefined {
  const name = shortLabel(label).toLowerCase()
  const lower = words.toLowerCase().replace(/\s+/g, ' ')
  const at = lower.lastIndexOf(name)
  if (at < 0 || name.length < 2) return undefined
  const before = lower.slice(0, at)
  const behind = /^\w*\s+(?:of|that (?:is|has)|which (?:is|has)|with)\s+([^,;]{3,90})/.exec(
    lower.slice(at + name.length),
  )?.[1]
  if (/\b(?:without|no)\s+(?:an? |any |the |my )?(?:\w+ )?$/.test(before)) return { label, rule: 'empty' }
  const kind = /\bwith\s+(?:an? |the |my )?(empty|missing|invalid|wrong|malformed)\s+$/.exec(before)?.[1]
  if (kind === 'empty' || kind === 'missing') return { label, rule: 'empty' }
  if (kind !== undefined) return { label, rule: `valid ${name}` }
  return behind !== undefined && /\bwith\s+(?:an? |the |my )?$/.test(before)
    ? { label, rule: behind }
    : undefined
}
