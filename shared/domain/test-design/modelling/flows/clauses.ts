import { maskQuotes } from '../../../requirements/facts/mask.ts'
import { subjectKind } from '../../../requirements/facts/labels.ts'
import { actionVerb } from '../../cases/actors.ts'

/** One thing that happens in a flow: a person acts, the system answers, the flow ends or goes on elsewhere, or something holds. */
export interface Clause {
  kind: 'act' | 'answer' | 'end' | 'go' | 'state'
  text: string
  /** Where the flow goes on. */
  step?: number
}

const systems =
  /^(?:system|application|app|page|website|site|form|screen|service|server|dialog|list|message|portal|shop|terminal|desk|machine|device|atm|software|program|platform|browser|window|pop-?up|kiosk|display|printer|tool|product|panel|e-?mail|bot|gateway|provider|backend|it)s?$/
const answering =
  /^(?:shows?|displays?|presents?|calculates?|prints?|informs?|notif(?:y|ies)|redirects?|stores?|records?|rejects?|refuses?|responds?|asks?|sends?|updates?|creates?|appears?|returns?|closes|expires|increases?|decreases?|reduces?|generates?|locks?|blocks?|is|are|was|were|has|have|gets?|becomes?|remains?|stays?|can|cannot|does|do|exceeds?|will|must|shall|checks|verifies|validates|processes)$/
// Only a person does this, whatever the noun before it.
const operating =
  /^(?:clicks|presses|taps|hits|enters|types|fills|selects|chooses|picks|opens|visits|scans|submits|confirms|cancels|uploads|downloads|ticks|unticks|logs|signs|registers|inserts|searches|books|orders|pays|navigates|goes|borrows|renews|swipes|wants|decides|edits|adds|removes|deletes|saves|approves|rejects|requests)$/
const unseen = /^(?:checks|verifies|validates|processes|examines|compares)$/
const whole =
  '(?:(?:the )?(?:use case|main flow|basic flow|normal flow|flow|scenario|process|system|customer|user)\\s+(?:then\\s+)?)?'
const ends = new RegExp(
  '^(?:(?:the )?(?:use case|main flow|flow|scenario|process)\\s+(?:then\\s+)?(?:ends?|terminates?|stops?|is (?:ended|aborted|cancelled))\\b|end of (?:the )?(?:use case|flow)\\b|(?:use case|flow) ends?\\b)',
  'i',
)
const goes = new RegExp(
  `^${whole}(?:continues?|resumes?|returns?|restarts?|rejoins?|proceeds?|goes back|go(?:es)?(?: back)?|back|jumps?)\\s+(?:the (?:main |basic |normal )?flow\\s+)?(?:with|at|to|from|in|on)\\s+(?:main |basic )?step\\s+(\\d{1,3})`,
  'i',
)
const seam =
  /;\s+|,?\s+and\s+then\s+|,\s+then\s+|,?\s+and\s+(?=(?:the |an? |its? )?(?:[\w-]+ ){0,3}?(?:use case|flow|system|application|page|clerk|user|customer|he|she|they|it|actor)\s+(?!and\b)[a-z]+s?\b)/gi

/** Splits the words of a step into what is done and what is answered, in order. `actors` are the nouns of who acts in the use case. */
export function clausesOf(text: string, actors: Set<string>): Clause[] {
  const { masked, raw } = maskQuotes(text.trim().replace(/[.;:\s]+$/, ''))
  const cuts: [number, number][] = []
  let from = 0
  for (const found of masked.matchAll(seam)) {
    cuts.push([from, found.index])
    from = found.index + found[0].length
  }
  cuts.push([from, masked.length])
  return cuts.flatMap(([start, end]) => clause(raw.slice(start, end).trim(), actors))
}

function clause(text: string, actors: Set<string>): Clause[] {
  if (text === '') return []
  if (ends.test(text)) return [{ kind: 'end', text }]
  const step = goes.exec(text)?.[1]
  if (step) return [{ kind: 'go', text, step: Number(step) }]
  // "…, and then shows the fee": only a system shows anything.
  if (/^(?:shows|displays|presents|prints)\s/.test(text))
    return [{ kind: 'answer', text: `the system ${text}` }]
  const kind = kindOf(text, actors)
  if (kind === 'unseen') return shownAfter(text)
  if (kind !== 'act') return [{ kind, text }]
  return acts(withoutPerson(text, actors)).map((one) => ({ kind: 'act', text: one }))
}

/** "The system checks the entries and shows the fee": what is checked cannot be seen, what is shown can. */
function shownAfter(text: string): Clause[] {
  const { masked, raw } = maskQuotes(text)
  const found =
    /^(.{3,60}?)\s(?:checks|verifies|validates|processes|examines|compares)\b[^;]*?,?\s+and(?:\s+then)?\s+(?=([a-z]+s)\b)/i.exec(
      masked,
    )
  const verb = found?.[2]?.toLowerCase() ?? ''
  if (!found?.[1] || unseen.test(verb) || !showing.test(verb)) return []
  return [{ kind: 'answer', text: `${raw.slice(0, found[1].length)} ${raw.slice(found[0].length)}` }]
}

const showing =
  /^(?:shows|displays|presents|prints|informs|notifies|redirects|responds|asks|sends|updates|creates|opens|calculates|confirms)$/

const predicate = /^(?:\S+ ){1,4}?(?:is|are|was|were|has|have|cannot|can|does|do)\b/i

/** Who or what a clause speaks of: the words before its first verb, and that verb. */
function subjectOf(masked: string, actors: Set<string>): { words: string[]; verb: string; object: boolean } {
  const words = masked
    .replace(/^\W+/, '')
    .toLowerCase()
    .split(/[^\p{L}-]+/u)
    .slice(0, 8)
    .filter((word) => word !== '')
  const at = words.findIndex(
    (word, index) =>
      index > 0 &&
      !/^(?:the|an?)$/.test(words[index - 1] ?? '') &&
      (answering.test(word) ||
        (word.endsWith('s') &&
          (actionVerb.test(word) ||
            systems.test(words[index - 1] ?? '') ||
            actors.has(words[index - 1] ?? '')))),
  )
  const end = at < 0 ? words.length : at
  return {
    words: words.slice(0, end).filter((word) => !/^(?:the|an?|then)$/.test(word)),
    verb: words[at] ?? '',
    object: at >= 0 && (at < words.length - 1 || masked.includes('"')),
  }
}

function kindOf(text: string, actors: Set<string>): 'act' | 'answer' | 'state' | 'unseen' {
  const outside = maskQuotes(text).masked
  if (/^\W*"/.test(outside)) return 'answer'
  const { words, verb, object } = subjectOf(outside, actors)
  const noun = words.at(-1) ?? ''
  const person =
    actors.has(noun) || /^(?:i|we|you|he|she|they)$/.test(noun) || subjectKind(words.join(' ')) === 'actor'
  if (person && verb !== '')
    return /^(?:is|are|was|were|has|have|gets?|becomes?|can|cannot|does|do|must|will|shall)$/.test(verb)
      ? 'state'
      : 'act'
  if (systems.test(noun) && verb !== '') return unseen.test(verb) ? 'unseen' : 'answer'
  if (actionVerb.test(outside) && !predicate.test(outside)) return 'act'
  if (verb === '') return 'state'
  return answering.test(verb) ? 'answer' : operating.test(verb) ? (object ? 'act' : 'answer') : 'state'
}

/** A person of the use case is not said again in a step: "The rider rides" is "rides". */
function withoutPerson(text: string, actors: Set<string>): string {
  const found = /^(?:the |an? )?(?:[\p{L}-]+ ){0,2}?([\p{L}-]+) (?=[a-z]+s\b)/iu.exec(text)
  return found?.[1] && actors.has(found[1].toLowerCase()) ? text.slice(found[0].length) : text
}

/** "enters the PIN and clicks "OK"" are two actions; "enters A and B" is one. */
function acts(text: string): string[] {
  const { masked, raw } = maskQuotes(text)
  const parts: string[] = []
  let from = 0
  for (const found of masked.matchAll(/(?:,\s*|,?\s+and\s+(?:then\s+)?)(?=[a-z]+(?:es|s)?\b)/gi)) {
    const next = masked.slice(found.index + found[0].length)
    if (!actionVerb.test(next)) continue
    parts.push(raw.slice(from, found.index).trim())
    from = found.index + found[0].length
  }
  return [...parts, raw.slice(from).trim()].filter((one) => one !== '')
}

/** Who acts in a use case, learned from steps that only a person takes: "The rider scans the code". */
export function personsIn(texts: string[]): string[] {
  return texts.flatMap((text) => {
    const { words, verb, object } = subjectOf(maskQuotes(text).masked, new Set())
    const noun = words.at(-1) ?? ''
    return object && operating.test(verb) && noun !== '' && !systems.test(noun) ? [noun] : []
  })
}
