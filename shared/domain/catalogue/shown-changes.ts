import type { Clause } from './clauses.ts'
import { doneFor, givenIn, turnsRound } from './doings.ts'
import { amountOf, moved } from './amounts.ts'
import { withUnit } from './bounded.ts'
import type { Idea } from './idea.ts'
import type { Slots } from './slots.ts'
import { theAllOf, thingOf, type Thing } from './things.ts'
import { bounded, changed, decided, tried } from './tried.ts'

const hides = /^(?:(?:is|are|be|gets?) )?(?:hidden|left out|removed from view|no longer shown)$/i
const refreshes = /\b(?:updated?s?|refreshe?[sd]?|reloade?[sd]?)\b/i
const shows = /^(?:shows?|displays?|lists?|sees?|(?:is|are|be) (?:shown|displayed|listed))$/i

/** Entries that are hidden: they, and their counterparts that stay. Cue: a verb of hiding with a thing or a condition before it. */
export function hidingIdeas(clauses: readonly Clause[], slots: Slots): Idea[] {
  const clause = clauses.find(({ phrases }) =>
    phrases.some(({ tag, text }) => tag === 'V' && hides.test(text)),
  )
  if (!clause || slots.isNegated || turnsRound(slots)) return []
  const what = hiddenIn(clause, slots)
  if (what === undefined) return []
  const event = doneFor(slots)
  const given = givenIn(slots).filter((text) => text.toLowerCase() !== what.toLowerCase())
  return [
    tried(
      `What is hidden is this alone: ${what}`,
      decided,
      [
        ...(event === undefined
          ? []
          : ([
              [`Look before this: ${event.replace(/^Bring this about: /, '')}`, `They are shown: ${what}`],
            ] as const)),
        [
          event ?? `Open the place with ${what} and with others that differ only in that`,
          `Hidden: ${what}; all others are shown`,
        ],
      ],
      given.slice(0, 2),
    ),
    ...(event === undefined
      ? []
      : [
          tried(
            'What was hidden comes back when that is undone',
            changed,
            [
              [event, `Hidden: ${what}`],
              ['Undo it', `They are shown again: ${what}`],
            ],
            given.slice(0, 2),
          ),
        ]),
  ]
}

function hiddenIn(clause: Clause, { clauses }: Slots): string | undefined {
  const verb = clause.phrases.find(({ tag, text }) => tag === 'V' && hides.test(text))
  const own = clause.text.slice(0, (verb?.start ?? clause.start) - clause.start).trim()
  const before = clauses[clauses.indexOf(clause) - 1]
  const text = own !== '' ? own : before?.tag === 'cond' ? before.text : ''
  const plain = text.replace(/^(?:the|an?|all|any|every)\s+/i, '').replace(/[\s,;:]+$/, '')
  if (plain.length < 4 || plain.length > 50 || /[|{}<>*`"]/.test(plain)) return undefined
  if (/^(?:if|when|unless|until|for|with|it|they|this|these)\b|\b(?:is|are|must|shall|should)$/i.test(plain))
    return undefined
  return /^[A-Z][a-z]/.test(plain) ? plain.charAt(0).toLowerCase() + plain.slice(1) : plain
}

/** The newest so many: one more than fit in. Cue: a number right before entries that are shown, with nothing that compares it. */
export function newestIdeas(clauses: readonly Clause[], slots: Slots): Idea[] {
  const given = caseIn(slots)
  for (const { phrases, text, start } of clauses) {
    if (!phrases.some(({ tag, text: verb }) => tag === 'V' && shows.test(verb))) continue
    for (const [at, { tag, text: number, start: from, end }] of phrases.entries()) {
      const next = phrases[at + 1]
      const order = /\b(newest|latest|last|most recent|oldest|first|top|best|cheapest)\b[^.;]{0,12}$/i.exec(
        text.slice(0, from - start),
      )?.[1]
      const most = tag === 'N' ? amountOf(number) : undefined
      const thing = next && /^[ET]$/.test(next.tag) && next.start - end <= 1 ? thingOf(next.text) : undefined
      if (!most || !thing?.isPlural || order === undefined || most.units < 2n) continue
      const [full, over] = [withUnit(most, ''), withUnit(moved(most, 1), '')]
      const out = /^(?:oldest|first)$/i.test(order)
        ? 'last'
        : /^(?:newest|latest|last|most)/i.test(order)
          ? 'oldest'
          : 'one that comes last'
      return [
        tried(
          `Of ${over} ${thing.several} the ${out} is not shown`,
          bounded,
          [
            [
              `Prepare ${over} ${thing.several} and look`,
              `The ${order.toLowerCase()} ${full} are shown in this order; the ${out} is not`,
            ],
          ],
          given,
        ),
        tried(
          `Fewer than ${full} ${thing.several} are all shown`,
          bounded,
          [
            [
              `Prepare ${withUnit(moved(most, -1), '')} ${thing.several} and look`,
              'All of them are shown; no gap and no error',
            ],
          ],
          given,
        ),
      ]
    }
  }
  return []
}

const caseIn = ({ clauses }: Slots): string[] => {
  const conditions = clauses.filter(({ tag }) => tag === 'cond')
  const [only] = conditions
  return conditions.length === 1 && only && only.text.length <= 80
    ? [`The case is "${only.text.replace(/["*`|]/g, "'").trim()}"`]
    : []
}

/** Values that are brought up to date by themselves. Cue: a verb of it with "every" and a time. */
export function refreshIdeas(clauses: readonly Clause[], slots: Slots): Idea[] {
  const clause = slots.clauses.find(
    ({ phrases, text, tag }) =>
      tag !== 'ctx' &&
      refreshes.test(text) &&
      phrases.some(({ tag: role, text: verb }) => role === 'V' && refreshes.test(verb)),
  )
  const [, every] =
    /\bevery ((?:\d{1,4}|\w+) ?(?:s|sec|secs|seconds?|min|mins|minutes?|hours?))\b/i.exec(
      clause?.text ?? '',
    ) ?? []
  if (every === undefined || slots.isNegated) return []
  const noun = (['F', 'T'] as const)
    .flatMap((tag) => clauses.flatMap(({ phrases }) => phrases.filter((phrase) => phrase.tag === tag)))
    .map(({ text }) => thingOf(text))
    .find((thing): thing is Thing => thing !== undefined)
  const name = noun ? theAllOf(noun) : 'the value'
  return [
    tried(`A change of ${name} is seen within ${every}, without a reload`, bounded, [
      [
        `Leave the page open and change what ${name} ${noun?.isPlural ? 'come' : 'comes'} from elsewhere`,
        `Within ${every} the new value is shown`,
      ],
    ]),
    tried('A lost connection does not stop it for good', changed, [
      [`Cut the connection for longer than ${every}`, 'That the value is no longer current can be seen'],
      ['Restore the connection', `Within ${every} the current value is shown`],
    ]),
  ]
}

/** Values with a slash between them: "free / running / out of order". Cue: one state or two around a slash in an effect that shows. */
export function slashValues(clauses: readonly Clause[]): string[] {
  for (const { phrases, text, start } of clauses) {
    const verb = phrases.find(({ tag, text: own }) => tag === 'V' && shows.test(own))
    const state = phrases.find(({ tag, start: from }) => /^[SO]$/.test(tag) && from > (verb?.end ?? Infinity))
    if (!verb || !state) continue
    const values = text
      .slice(state.start - start)
      .replace(/\([^)]*\)/g, '')
      .split(/\s\/\s/)
      .map((value) => value.replace(/[\s.;,]+$/, '').trim())
    if (values.length > 1 && values.every((value) => /^[a-z][a-z -]{1,24}$/i.test(value))) return values
  }
  return []
}
