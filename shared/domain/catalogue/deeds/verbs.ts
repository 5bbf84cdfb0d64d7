import { once } from '../../basics/once.ts'
import { thirdPerson } from '../../english/third-person.ts'
import {
  knownVerbs,
  participleOf,
  type Meaning as CapabilityMeaning,
} from '../../requirement-reading/capabilities/meanings.ts'

/** Those that mean the same in a deed as in what somebody can do. */
const shared = [
  'made',
  'asked',
  'entered',
  'seen',
  'changed',
  'gone',
  'settled',
  'performed',
  'found',
  'filtered',
  'sorted',
  'sent',
  'told',
  'taken',
] as const satisfies CapabilityMeaning[]

/** What is so once somebody or something has done what a verb says. */
export type Meaning = (typeof shared)[number] | 'computed' | 'checked'

const isShared = (meaning: string): meaning is Meaning => shared.some((one) => one === meaning)

/** They say too little of what is there afterwards. */
const vague = new Set(['get', 'obtain', 'give', 'leave', 'apply', 'log', 'define'])

/** What the product does more often than people, and verbs that mean something else in a deed; an irregular participle stands behind a colon. */
const further: Partial<Record<Meaning, string>> = {
  made: 'build:built',
  seen: 'display present represent visualise visualize render',
  settled: 'lend:lent borrow deliver',
  performed: 'execute',
  computed: 'calculate compute count convert measure estimate total:totalled summarise summarize aggregate',
  checked: 'validate verify:verified check authenticate',
  taken: 'print',
}

export interface Verb {
  base: string
  meaning: Meaning
  participle: string
}

/** The gerund doubles a consonant where the participle does: "tagged", "tagging". */
function gerundOf(base: string, participle: string): string {
  const last = base.at(-1) ?? ''
  const doubles = participle === `${base}${last}ed` || /^(?:set|get|put|split|reset|input)$/.test(base)
  const stem = base.endsWith('e') && !/[eoy]e$/.test(base) ? base.slice(0, -1) : base
  return `${doubles ? `${base}${last}` : stem}ing`
}

/** The forms of all verbs, made when the first sentence asks for one. */
const tables = once(() => {
  const bases = new Map<string, Verb>()
  for (const { base, meaning, participle } of knownVerbs())
    if (isShared(meaning) && !base.includes(' ') && !vague.has(base))
      bases.set(base, { base, meaning, participle })
  for (const [meaning, list] of Object.entries(further) as [Meaning, string][])
    for (const entry of list.split(' ')) {
      const [base = '', irregular] = entry.split(':')
      bases.set(base, { base, meaning, participle: irregular ?? participleOf(base) })
    }
  const all = [...bases.values()]
  return [
    ['base', bases],
    ['third', new Map(all.map((verb) => [thirdPerson(verb.base), verb]))],
    ['gerund', new Map(all.map((verb) => [gerundOf(verb.base, verb.participle), verb]))],
  ] as const
})

export type Form = 'base' | 'third' | 'gerund'

/** The verb that a word in any letters is a form of, where its meaning is known. */
export function verbOf(word: string): { verb: Verb; form: Form } | undefined {
  const lower = word.toLowerCase()
  for (const [form, table] of tables()) {
    const verb = table.get(lower)
    if (verb) return { verb, form }
  }
  return undefined
}
