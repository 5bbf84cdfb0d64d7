import { take, type Condition, type About } from './condition-words.ts'
import type { Wrong } from './parts.ts'

const differing =
  /\b(?:(?:is |are |does |do |must |has to |should )*(?:not )?(?:be )?(?:(?:exactly |just )?the same as|identical (?:to|with)|equal(?: to)?|equals?|match(?:es|ing)?(?: with)?|repeats?|agree with|correspond to|differs? from|different (?:from|to|than)|differ|other than|unlike|agree))\b(?: what (?:was|is) (?:typed|entered|given) (?:in|as|for))?/i

/** "Not the same as "Password"", "differs from the e-mail", "the two passwords do not match". */
export function readRepeated(condition: Condition, { label, labels, message }: About): Wrong[] {
  const found = differing.exec(condition.words)
  if (!found) return []
  const behind = condition.words.slice(found.index + found[0].length)
  const place = /^ (?:the |both |field |in )*Q(\d+)/i.exec(behind)?.[1]
  const quote = place === undefined ? undefined : condition.quotes[Number(place)]
  const others = labels.filter((one) => one !== label)
  const spoken = behind.toLowerCase()
  const named =
    others.find((one) => quote !== undefined && one.toLowerCase() === quote.toLowerCase()) ??
    others
      .filter((one) => new RegExp(`^ (?:the |your |first |field )*${plain(one)}\\b`).test(spoken))
      .toSorted((a, b) => b.length - a.length)[0] ??
    others
      .filter((one) => label.toLowerCase().includes(one.toLowerCase()))
      .toSorted((a, b) => b.length - a.length)[0]
  if (named === undefined) return []
  const negated = /\b(?:not|n't)\b/i.test(found[0])
  const apart = /differ|different|other than|unlike/i.test(found[0])
  const must = /\b(?:must|has to|should)\b/i.test(found[0])
  // "Must match", "does not match", "differs": the two have to be alike. "Must differ", "the same as": they must not.
  const alike = must ? negated === apart : negated !== apart
  const bare =
    !must &&
    !negated &&
    !apart &&
    /\b(?:do(?:es)? not match|same|match|repeat|agree|identical)\b/i.test(message)
  const same = alike || (bare && !/\b(?:differ|other|different|another)\b/i.test(message))
  take(condition, differing)
  if (quote !== undefined) take(condition, new RegExp(`\\bQ${place}\\b`))
  take(condition, new RegExp(`\\b(?:the )?${plain(named)}\\b`, 'i'))
  const cased = take(
    condition,
    /,? (?:upper and lower )?case (?:included|matters|counts)|,? (?:in|with) (?:the same|upper and lower) case|,? case-sensitive(?:ly)?/i,
  )
  const exact = cased !== undefined || /\b(?:exactly|identical)\b/i.test(found[0])
  return [
    same
      ? { wrong: 'differs', label: named, ...(exact ? { exact: true as const } : {}) }
      : { wrong: 'same', label: named },
  ]
}

function plain(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N} ]/gu, '.')
}
