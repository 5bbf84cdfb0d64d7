import type { Token } from '../../tokens.ts'
import { isState } from '../names.ts'
import { isTimedOn, endsLead, opensAt, isRelative } from './openings.ts'
import { wordOf, isAuxiliary, isVerb, isThirdPerson, isAdverb } from './tokens.ts'

/** A clause of a sentence, and how it hangs on what stands before it. */
export interface Part {
  tokens: Token[]
  /** "when", "if", "while": it leads to something. */
  lead?: string
  /** "which", "that", "who": it goes on about what was named. */
  relative?: true
  /** "because …", "wherever that may be": it changes nothing. */
  aside?: true
  /** The word or mark before it. */
  joint: string
  /** Commas were passed before it. */
  paused: boolean
  /** It goes on behind a clause that stood within it, about this. */
  resumes?: readonly Token[]
  /** It stands in brackets. */
  inside?: true
  /** "Thirty days before the certificate expires": a time, in its words. */
  timed?: true
}

/** "That is In service | can be given to a fitter": behind a relative clause the sentence goes on with its own verb. */
function mainVerbIn(tokens: readonly Token[]): number {
  const first = tokens.findIndex(isVerb)
  if (first < 0) return -1
  let at = first + 1
  while (at < tokens.length && (isVerb(tokens[at]) || isAdverb(tokens[at]))) at += 1
  for (; at < tokens.length; at += 1) {
    const before = wordOf(tokens[at - 1])
    if (before === 'and' || before === 'or' || before === 'to' || before === ',' || !isVerb(tokens[at]))
      continue
    const token = tokens[at]
    if (isAuxiliary(token) || (token?.kind === 'word' && !token.participle && token.text.endsWith('s')))
      return at
  }
  return -1
}

const marks = new Set(['.', '!', '?', ',', ':', '(', ')', '–', '—', '-'])

const joining = new Set(['and', 'or', 'but', 'whereas', 'so', 'then', 'otherwise', 'else', 'plus'])

const beyond = new Set(
  'more less fewer above below over under higher lower later longer older up upwards beyond'.split(' '),
)

/** The clauses of a part of a sentence that no semicolon divides, in linear time. */
export function partsOf(tokens: readonly Token[]): Part[] {
  const parts: Part[] = []
  let joints: Token[] = []
  let from = 0
  let depth = 0
  const close = (to: number): void => {
    if (to <= from) return
    add(parts, tokens.slice(from, to), joints, tokens[from - 1])
    const last = parts.at(-1)
    if (last && depth > 0) last.inside = true
    joints = []
  }
  for (let at = 0; at < tokens.length; at += 1) {
    const word = wordOf(tokens[at])
    if (isInList(tokens, at)) continue
    const isElse = word === 'else' && /^(?:nothing|anything|everything)$/.test(wordOf(tokens[at - 1]))
    const isJoint = marks.has(word) || (joining.has(word) && word !== 'then' && !isElse)
    const begins =
      at > from &&
      !isTimedOn(tokens, from, at) &&
      (endsLead(tokens, from, at) ||
        (word === 'then' && tokens.slice(from, at).some((token) => isVerb(token) || isState(token))) ||
        opensAt(tokens, at) !== undefined ||
        isRelative(tokens, at))
    if (!isJoint && !begins) continue
    close(at)
    if (word === '(') depth += 1
    if (word === ')') depth -= 1
    const joint = tokens[at]
    if (isJoint && joint) joints.push(joint)
    from = isJoint ? at + 1 : at
  }
  close(tokens.length)
  return parts
}

function add(parts: Part[], own: Token[], joints: readonly Token[], previous: Token | undefined): void {
  const before = parts.at(-1)
  const opens = opensAt(own, 0)
  const relative = isRelative(own, 0, previous)
  const words = joints.map(wordOf)
  const isClause =
    own.some((token, at) => isVerb(token) || isThirdPerson(own, at)) ||
    relative ||
    opens !== undefined ||
    words.some((word) => word === '(' || word === ':') ||
    !before?.tokens.some(isVerb)
  // What has no verb of its own is one more of what stands before it.
  if (before && !isClause) {
    before.tokens.push(...joints, ...own)
    return
  }
  const main = relative ? mainVerbIn(own) : -1
  const tokens = opens ? own.slice(opens.length) : relative ? own.slice(1, main < 0 ? own.length : main) : own
  if (tokens.length === 0) return
  parts.push({
    tokens,
    ...(opens?.aside ? { aside: true } : opens ? { lead: opens.lead } : {}),
    ...(relative ? { relative } : {}),
    ...(opens?.timed ? { timed: opens.timed } : {}),
    joint: words.findLast((word) => !marks.has(word)) ?? words.at(-1) ?? '',
    paused: words.some((word) => marks.has(word)),
  })
  const spoken = before?.tokens.slice(before.tokens.findLastIndex(isVerb) + 1) ?? []
  if (main > 0) parts.push({ tokens: own.slice(main), joint: '', paused: false, resumes: spoken })
}

/** A comma or "or" between two states joins their names. */
function isInList(tokens: readonly Token[], at: number): boolean {
  const word = wordOf(tokens[at])
  if (word !== ',' && word !== 'or' && word !== 'and') return false
  let [before, after] = [at - 1, at + 1]
  if (word !== ',' && wordOf(tokens[before]) === ',') before -= 1
  if (word === ',' && /^(?:or|and)$/.test(wordOf(tokens[after]))) after += 1
  while (/^(?:an?|the|in|from|already|merely|still)$/.test(wordOf(tokens[after]))) after += 1
  const [own, next] = [tokens[before], tokens[after]]
  // "10 bar or more", "between 180 and 232".
  if (own?.kind === 'number') return next?.kind === 'number' || beyond.has(wordOf(next))
  return isState(own) && isState(next)
}
