import type { Clause, Phrase } from './clauses.ts'
import type { Idea } from './idea.ts'
import { possibleIn, type Possible } from './possible.ts'
import type { Slots } from './slots.ts'
import { clausesWith, entityOf, stateNameIn } from './states.ts'
import { aOf, theOf, thingOf, type Thing } from './things.ts'
import { changed, guarded, tried, wrongly } from './tried.ts'

type Rule = 'only' | 'until' | 'to' | 'from'

interface Window {
  rule: Rule
  names: string[]
  entity: Thing
}

/** What stands right before the first state of a window. */
const openings: readonly (readonly [Rule, RegExp])[] = [
  ['to', /\b(?:up to|until and including|through)\s+(?:the )?(?:status|state)?\s*$/i],
  ['until', /\b(?:until|before|as long as|unless|till)\b(?!.*\bnot\b)[^,.;:]{0,50}$/i],
  [
    'only',
    /\bonly\b[^,.;:()]{0,30}\b(?:from|in|within|while|when|if|for|during|as long as)\b[^,.;:()]{0,40}$/i,
  ],
  ['only', /\b(?:possible|allowed|permitted)\s+(?:only\s+)?(?:from|in|while|when|for)\b[^,.;:()]{0,30}$/i],
  ['from', /\b(?:from|after|once|since)\s+(?:the )?(?:status|state)?\s*$/i],
]
const holds = /\b(?:as long as|while)\b[^,.;:]{0,50}$/i

/** States in which something can be done or cannot any more: "only in Created", "until it is sent", "from In production on no cancelling". Each side of the border is tried. */
export function windowIdeas(slots: Slots): Idea[] {
  const window = windowIn(slots)
  const possible = clausesWith(slots, /^(?:eff|lim|def|cond)$/)
    .map((clause) => possibleIn(clause, slots))
    .find((found) => found)
  if (!window || !possible) return []
  const isTurned = slots.isNegated !== /\bno (?:more )?[a-z]+ing\b/i.test(slots.sentence)
  if (window.rule === 'from' && !slots.isNegated) return []
  if (window.rule !== 'from' && isTurned) return []
  return [...ideasFor(window, possible), ...nobodyElse(possible, slots)]
}

function windowIn(slots: Slots): Window | undefined {
  for (const clause of clausesWith(slots, /^(?:eff|lim|def|cond|evt)$/))
    for (const [at, phrase] of clause.phrases.entries()) {
      if (phrase.tag !== 'S') continue
      const before = slots.sentence.slice(Math.max(0, phrase.start - 90), phrase.start)
      const behind = slots.sentence.slice(phrase.end)
      const isOnly =
        /^["”'`)]*\s*only\b/i.test(behind) && /\b(?:from|in|while|when|for|if)\s+\W*$/i.test(before)
      const rule = isOnly ? 'only' : openings.find(([, opening]) => opening.test(before))?.[0]
      const first = stateNameIn(phrase, slots.sentence)
      if (rule === undefined || first === undefined) continue
      const isHeld = rule === 'until' && holds.test(before)
      const names = [first, ...joinedBehind(clause, at, slots)]
      return { rule: isHeld ? 'only' : rule, names, entity: entityFor(clause, slots) }
    }
  return undefined
}

/** "Delivered or Invoiced": further states of the same window. */
function joinedBehind({ phrases }: Clause, at: number, { sentence }: Slots): string[] {
  const names: string[] = []
  let last = phrases[at] as Phrase
  for (const phrase of phrases.slice(at + 1)) {
    const gap = sentence.slice(last.end, phrase.start)
    if (!/^[SO]$/.test(phrase.tag) || !/^["”']?\s*(?:,|,? or|,? and|\/)\s*["“']?$/.test(gap)) break
    const name = stateNameIn(phrase, sentence)
    if (name !== undefined) names.push(name)
    last = phrase
  }
  return names.slice(0, 4)
}

const entityFor = ({ phrases }: Clause, slots: Slots): Thing =>
  thingOf(phrases.findLast(({ tag }) => tag === 'E')?.text) ?? entityOf(slots)

function ideasFor({ rule, names, entity }: Window, possible: Possible): Idea[] {
  const { can, cannot, passive, thing } = possible
  const isOwn = passive !== undefined && thing?.single === entity.single
  const the = !isOwn && thing?.single === entity.single ? 'record' : entity.single
  const attempt = isOwn ? possible.attempt.replace(theOf(entity), 'it') : possible.attempt
  const listed = names.map((name) => `"${name}"`).join(' or ')
  const [last = ''] = names
  const that = (state: string, say: 0 | 1) =>
    isOwn ? `${aOf(entity)} that ${state} ${passive[say]}` : `${say ? cannot : can} while the ${the} ${state}`
  const shown = 'It is not offered or is refused; nothing is changed'
  const pair = (isGood: boolean, state: string, bring: string): Idea =>
    isGood
      ? tried(that(state, 0), changed, [[`${bring} and ${attempt}`, 'It succeeds']])
      : tried(that(state, 1), wrongly, [
          [`${bring} and ${attempt}`, shown],
          ['Try the same without the pages, by the address or the interface', 'It is refused as well'],
        ])
  const bringing = (name: string) => `Bring the ${the} to ${name}`
  if (rule === 'only')
    return [
      ...names.slice(0, 3).map((name) => pair(true, `is "${name}"`, bringing(`"${name}"`))),
      pair(false, `is not ${listed}`, `${bringing(`each other state than ${listed}`)} in turn`),
    ]
  const isInside = rule === 'to'
  return [
    isInside
      ? pair(true, `is "${last}"`, bringing(`"${last}"`))
      : pair(true, `is not yet "${last}"`, `${bringing(`the last state before "${last}"`)}`),
    isInside
      ? pair(false, `is in a later state than "${last}"`, bringing(`the first state after "${last}"`))
      : pair(false, `is "${last}"`, bringing(`"${last}"`)),
    tried(`A page that was opened before the ${the} changed does not get around it`, guarded, [
      [
        `Open the page while the ${the} is ${isInside ? '' : 'not yet '}"${last}", and move the ${the} on in another window`,
        isInside ? 'It is in a later state now' : `It is "${last}" now`,
      ],
      [`In the first window, without reloading, ${attempt}`, shown],
    ]),
  ]
}

/** "By the sender only": somebody else in the right state. */
function nobodyElse({ passive, thing }: Possible, { clauses }: Slots): Idea[] {
  const by = clauses.find(({ text }) => /^(?:only )?by (?:the |an? )/i.test(text.trim()))
  const actor = thingOf(by?.phrases.find(({ tag }) => tag === 'A')?.text)
  if (!passive || !thing || !actor) return []
  return [
    tried(`${aOf(thing)} ${passive[0]} by nobody but ${theOf(actor)}`, guarded, [
      [
        `In the right state, sign in as somebody who is not ${theOf(actor)} of this ${thing.single}, and try it`,
        'It is refused; nothing is changed',
      ],
    ]),
  ]
}
