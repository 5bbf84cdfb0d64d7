import type { Wrong, Placed } from './parts.ts'
import { inBothCases, saysCaseless, takesBothCases } from './taken-words.ts'
import type { KnownInput, Vocabulary } from './vocabulary.ts'
import { readWrongs } from './wrongs.ts'
import { escaped } from '../../escaped.ts'

/** The rule of an input that a condition with its message tells. */
export function ruleOf(
  input: KnownInput,
  condition: string,
  message: string,
  at: number,
  { inputs, buttons }: Vocabulary,
  behind = '',
): Placed & { part: { part: 'rule' } } {
  const about = { label: input.label, labels: inputs.map(({ label }) => label), message }
  const words = withoutLead(withoutClick(condition, buttons), input).replace(/[\s,;:(–—-]+$/, '')
  // "Each holder can apply once: the same name again": what stands before the colon says nothing more, unless it is a condition.
  const [, lead = '', rest] = /^([^:"“]{1,80}):\s+(.+)$/.exec(words) ?? []
  const said = rest !== undefined && !/\b(?:if|when|for|only|unless|while|where|in case|until)\b/i.test(lead)
  const read = readWrongs(words, about) ?? (said ? readWrongs(rest ?? '', about) : undefined)
  return {
    at,
    part: {
      part: 'rule',
      label: input.label,
      wrongs: (read?.wrongs ?? []).map((one) => inCases(one, behind)),
      message,
      samples: read?.samples ?? [],
    },
  }
}

function inCases(one: Wrong, behind: string): Wrong {
  if (one.wrong === 'taken' && saysCaseless(behind)) return { ...one, ignoresCase: true }
  if (one.wrong === 'form' && takesBothCases(behind)) return { ...one, source: inBothCases(one.source) }
  return one
}

/** "Password: fewer than 8 characters" without its label; "Password missing" keeps it. */
function withoutLead(condition: string, { label }: KnownInput): string {
  const quotedLabel = new RegExp(`["“*]{1,2}${escaped(label)}["”*]{1,2}`, 'gi')
  return condition.replace(quotedLabel, (whole, at: number) =>
    !/\b(?:as|from|with|match(?:es)?|equal(?:s)?|to)\s*(?:the )?$/i.test(condition.slice(0, at))
      ? label
      : whole,
  )
}

/** 'When "Register" is clicked and …': what sends the form is no part of the rule. */
function withoutClick(condition: string, buttons: string[]): string {
  return buttons.reduce((text, name) => {
    const at = text.search(new RegExp(`["“]${escaped(name)}["”]`))
    if (at < 0) return text
    const before = text
      .slice(0, at)
      .replace(
        /\b(?:(?:the )?(?:user|visitor|guest|customer|one|somebody) )?(?:clicks?|clicking|press(?:es|ing)?|clicked|hits?)(?: on)?(?: the)?(?: button)?\s*$/i,
        '',
      )
    const behind = text
      .slice(at + name.length + 2)
      .replace(
        /^\s*(?:button )?(?:(?:is|was|has been) (?:clicked|pressed|used))?\s*,?\s*(?:and|while|with|but)?\b/i,
        ' ',
      )
    return before + behind
  }, condition)
}
