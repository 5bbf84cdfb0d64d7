import { readConstraints } from '../facts/fields/constraints.ts'
import { kindOf, ruleOf } from '../facts/fields/field-rules.ts'
import { maskQuotes } from '../facts/mask.ts'
import type { Constraints, Fact } from '../facts/types.ts'
import type { Line } from './step-lines.ts'

const opening =
  /^(?:(?:the |an? )?(?:[\w-]+ )?(?:field|input|select|list|drop-?down|check ?box|box|radio (?:group|buttons?))\s+)?(?:\*\*|["“])([^"”*]{2,60})(?:["”]|\*\*)(?:\*\*)?\s*(?:\(([^()]{2,200})\))?\s*(?:[:–—,-]\s*)?/i
const bare = /^([\p{Lu}][\p{L}\p{N} '/-]{1,40}?)\s*(?:\(([^()]{2,200})\)\s*(?:[:–—-]|$)|:\s|\s[–—-]\s)\s*/u
const answered =
  /^(.{2,160}?)\s*(?::|→|=>|–|—|-|\bleads to\b|\bgives\b|\bshows\b)\s*(?:the message\s+)?["“]([^"”]{3,200})["”][\s.]*$/is
const kinds =
  /\b(?:required|mandatory|optional|text|number|select|list|drop-?down|check ?box|tick ?box|radio|e-?mail|date|phone|characters?|digits?|whole|preset|default|choice)\b/i

/**
 * Inputs of a step in a list: a name with what is said of it in brackets or behind it, and under it what is wrong with its message. Facts for
 * each sentence that is part of such a list; they take the place of what the sentence says alone.
 */
export function bulletFields(lines: Line[]): Map<number, Fact[]> {
  const found = new Map<number, Fact[]>()
  let open: { label: string; own: Constraints; bullet: number } | undefined
  lines.forEach((line, at) => {
    const { bullet, sentence, scope } = line
    if (bullet === undefined || scope === undefined || sentence.kind === 'heading') {
      // Further sentences of the same item belong to it.
      if (!(open && bullet === undefined && line.block === lines[at - 1]?.block)) open = undefined
      return
    }
    if (open && bullet > open.bullet) {
      const facts = nestedFacts(open, sentence.text)
      if (facts) found.set(line.at, facts)
      return
    }
    open = undefined
    const named = labelIn(sentence.text)
    const next = lines[at + 1]
    const nested = next?.bullet !== undefined && next.bullet > bullet && answered.test(next.sentence.text)
    if (!named || !(nested || kinds.test(named.said))) return
    const own = constraintsOf(named.said)
    open = { label: named.label, own, bullet }
    const rules = rulesIn(named.label, named.said, own)
    const told = [...named.said.matchAll(/["“][^"”]{3,200}[.!?]["”]/g)].length
    // Where the list says it in whole sentences, they were read already; only other names in it are no inputs.
    if (rules.facts.filter(({ kind }) => kind === 'message').length < told) {
      const kept = sentence.facts.filter((fact) => fact.kind !== 'field' || fact.label === named.label)
      const stated: Fact = { kind: 'field', label: named.label, constraints: own.control ? own : {} }
      found.set(line.at, [stated, ...kept])
      return
    }
    found.set(line.at, [
      { kind: 'field', label: named.label, constraints: { ...own, ...rules.constraints } },
      ...rules.facts,
    ])
  })
  return found
}

function labelIn(text: string): { label: string; said: string } | undefined {
  const match = opening.exec(text) ?? bare.exec(text)
  const label = match?.[1]?.trim().replace(/[:*]+$/, '')
  if (!match || label === undefined || /^(?:if|when|step|page|on|in|at|the|and|or|next|back)\b/i.test(label))
    return undefined
  const noun =
    /^(?:the |an? )?((?:[\w-]+ )?(?:select|list|drop-?down|check ?box|box|radio (?:group|buttons?)))\s/i.exec(
      text,
    )?.[1] ?? ''
  return {
    label,
    said: [noun, match[2] ?? '', text.slice(match[0].length)].filter((one) => one !== '').join('; '),
  }
}

function constraintsOf(said: string): Constraints {
  const first = /(?:^|[;,]\s*)["“]?([\w-]{1,30})["”]? at the (?:start|beginning)\b/i.exec(said)?.[1]
  const preset =
    first === undefined || /^(?:empty|nothing|unchecked|off|chosen|as)$/i.test(first)
      ? {}
      : { default: first }
  return { ...readSaid(said), ...preset }
}

function readSaid(said: string): Constraints {
  const plain = withoutAnswers(said)
  const kind = kindOf(plain)
  const { choices: _read, control: _control, ...limits } = readConstraints(maskQuotes(plain))
  const number =
    kind.number && limits.number
      ? { number: { ...limits.number, numeric: true, whole: limits.number.whole || kind.number.whole } }
      : {}
  return kind.control
    ? {
        ...kind,
        ...(limits.required === undefined ? {} : { required: limits.required }),
        ...(limits.default === undefined ? {} : { default: limits.default }),
      }
    : { ...kind, ...limits, ...number }
}

/** What is said of the input itself, without its messages and what leads to them. */
function withoutAnswers(said: string): string {
  return said
    .split(/;\s*|\.\s+/)
    .filter(
      (clause) =>
        !answered.test(clause) ||
        /^\s*(?:select|list|drop-?down|choice|radio|one of|options?)\b/i.test(clause),
    )
    .join('; ')
}

/** "empty: "Please …"; longer than 30 characters: "…"" behind the name of the input. */
function rulesIn(label: string, said: string, own: Constraints): { constraints: Constraints; facts: Fact[] } {
  let constraints: Constraints = {}
  const facts: Fact[] = []
  for (const clause of said.split(/;\s*/)) {
    if (
      own.control !== undefined &&
      /^\s*(?:select|list|drop-?down|choice|radio|one of|options?)\b/i.test(clause)
    )
      continue
    const rule = factsOf(label, clause, own)
    for (const one of rule ? [rule] : inBrackets(label, clause, own)) {
      constraints = { ...constraints, ...one.constraints }
      facts.push(...one.facts)
    }
  }
  return { constraints, facts }
}

/** "must not be empty ("Please …") and must not be longer than 50 characters ("Too long.")", "5 digits, otherwise "…"". */
function inBrackets(
  label: string,
  said: string,
  own: Constraints,
): { constraints: Constraints; facts: Fact[] }[] {
  const pairs = [...said.matchAll(/([^()"“”;]{3,120})\(\s*["“]([^"”]{3,200})["”]\s*\)/g)].map((match) => [
    match[1] ?? '',
    match[2] ?? '',
  ])
  const other =
    /^([^"“]{3,160}?),?\s*(?:otherwise|or else|else|if not)\b[^"“]{0,30}["“]([^"”]{3,200})["”]/i.exec(said)
  return [...pairs, ...(other ? [[other[1] ?? '', other[2] ?? '']] : [])].flatMap(
    ([condition = '', text = '']) => {
      const plain = condition.replace(/^\W*(?:and|or|but)\b/i, '').replace(/^[\s,;:]+|[\s,;:]+$/g, '')
      return factsOf(label, `${plain}: "${text}"`, own) ?? []
    },
  )
}

function factsOf(
  label: string,
  clause: string,
  own: Constraints,
): { constraints: Constraints; facts: Fact[] } | undefined {
  const match = answered.exec(clause)
  if (!match) return undefined
  const condition = (match[1] ?? '').replace(/^(?:if |when )?(?:it is |the field is |this is )?/i, '')
  const { constraints, violations, parts } = ruleOf(label, condition, own)
  return {
    constraints,
    facts: [
      {
        kind: 'message',
        text: match[2] ?? '',
        labels: [label],
        violations,
        about: 'named',
        condition: label,
      },
      ...(parts.length > 0 ? [{ kind: 'wizard' as const, parts }] : []),
    ],
  }
}

function nestedFacts({ label, own }: { label: string; own: Constraints }, text: string): Fact[] | undefined {
  const rule = factsOf(label, text, own)
  if (rule) return [{ kind: 'field', label, constraints: rule.constraints }, ...rule.facts]
  if (/["“]/.test(text) || !kinds.test(text)) return undefined
  return [{ kind: 'field', label, constraints: constraintsOf(text) }]
}
