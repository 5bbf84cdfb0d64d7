import { readBehaviour } from './behaviours.ts'
import { conjuncts } from '../rules/conjuncts.ts'
import { isScenarioTitle, readBlock } from './gherkin-block.ts'
import type { Masked } from '../mask.ts'
import type { ScenarioFact } from '../types.ts'

const inline =
  /^\W*(?:given\s+(?:that\s+)?([\s\S]{2,600}?),?\s+)?when\s+([\s\S]{2,600}?),?\s+then\s+([\s\S]{2,600})$/i
const userEvent =
  /^\W*(?:when|whenever|once|after|if|on)\s+((?:the |an? |i |he |she |they |any )?(?:(?!is |are |was |be )[\w-]+ ){0,3}?(?=)(?:clicks?|presses|press|taps?|submits?|selects?|chooses?|opens?|visits?|enters?|types?|checks?|unchecks?|ticks?|hovers?|logs? (?:in|out)|signs? (?:in|out)|uploads?|deletes?|removes?|adds?|saves?|cancels?|searches|confirms?|scrolls?|edits?|clicking|pressing|submitting|selecting)(?=)\b[^,]{0,300}),\s+(?:then\s+)?(.{3,600}?)\.?$/i
const effectFirst =
  /^(?:the |an? |all )?(.{3,300}?)\s+(?:when|once|after|as soon as)\s+((?:the |an? )?(?:[\w-]+ ){0,2}?(?:user|customer|visitor|admin|administrator|operator|manager|member|guest|employee|clerk|agent)s?\s+(?:clicks?|presses|taps?|submits?|selects?|chooses?|opens?|checks?|saves?|cancels?|confirms?)\b.{0,300}?)\.?$/i

/** Reads a Gherkin block (outlines are expanded by their examples) or a Given/When/Then sentence. */
export function readScenarios(text: string, { raw, masked }: Masked): ScenarioFact[] {
  const lines = text.split(/\r\n|\n|\r/)
  const block = lines.length > 1 || isScenarioTitle(text) ? readBlock(lines) : []
  if (block.length > 0) return block
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
