import { thirdPerson } from '../../english/third-person.ts'

/** What is so once somebody or something has done what a verb says. */
export type Meaning =
  | 'made'
  | 'asked'
  | 'entered'
  | 'seen'
  | 'changed'
  | 'gone'
  | 'settled'
  | 'performed'
  | 'found'
  | 'filtered'
  | 'sorted'
  | 'computed'
  | 'checked'
  | 'sent'
  | 'told'
  | 'taken'

/** Verbs in their base form; an irregular participle stands behind a colon. */
const verbs: Record<Meaning, string> = {
  made: 'add create upload import insert compose draft write:written generate make:made onboard enroll enrol:enrolled register record capture store save post publish duplicate attach append place document build:built',
  asked: 'request report book reserve order propose suggest',
  entered: 'enter type input:input provide specify',
  seen: 'view see:seen show:shown list browse read:read review monitor track inspect preview access watch retrieve display present represent visualise visualize render',
  changed:
    'edit change modify:modified rename update adjust alter amend revise correct customise customize configure reorder replace reset:reset reschedule extend personalise personalize rearrange',
  gone: 'remove delete erase discard clear detach',
  settled:
    'cancel:cancelled withdraw:withdrawn close suspend block unblock ban:banned archive approve reject accept decline activate deactivate reactivate lock unlock hide:hidden pin:pinned merge complete finish stop:stopped pause resume reopen mark tag:tagged flag:flagged share link favourite favorite bookmark enable disable confirm move transfer:transferred renew sell:sold return release revoke grant restore split:split allocate associate terminate translate transcribe annotate rotate acknowledge connect organize organise lend:lent borrow deliver',
  performed:
    'submit:submitted resubmit:resubmitted assign reassign sign select choose:chosen pick set:set buy:bought purchase pay:paid issue redeem initiate start execute play join rate schedule',
  found: 'find:found search query',
  filtered: 'filter:filtered',
  sorted: 'sort',
  computed: 'calculate compute count convert measure estimate total:totalled summarise summarize aggregate',
  checked: 'validate verify:verified check authenticate',
  sent: 'send:sent forward email',
  told: 'notify:notified inform remind alert warn invite',
  taken: 'download export print',
}

export interface Verb {
  base: string
  meaning: Meaning
  participle: string
}

const withoutE = (base: string): string =>
  base.endsWith('e') && !/[eoy]e$/.test(base) ? base.slice(0, -1) : base

function regularParticiple(base: string): string {
  if (base.endsWith('e')) return `${base}d`
  return /[^aeiou]y$/.test(base) ? `${base.slice(0, -1)}ied` : `${base}ed`
}

/** The gerund doubles a consonant where the participle does: "tagged", "tagging". */
function gerundOf(base: string, participle: string): string {
  const last = base.at(-1) ?? ''
  const doubles = participle === `${base}${last}ed` || /^(?:set|get|put|split|reset|input)$/.test(base)
  return `${doubles ? `${base}${last}` : withoutE(base)}ing`
}

const bases = new Map<string, Verb>()
const gerunds = new Map<string, Verb>()
const thirds = new Map<string, Verb>()
for (const [meaning, list] of Object.entries(verbs) as [Meaning, string][])
  for (const entry of list.split(' ')) {
    const [base = '', irregular] = entry.split(':')
    const verb = { base, meaning, participle: irregular ?? regularParticiple(base) }
    bases.set(base, verb)
    thirds.set(thirdPerson(base), verb)
    gerunds.set(gerundOf(base, verb.participle), verb)
  }

export type Form = 'base' | 'third' | 'gerund'

/** The verb that a word in any letters is a form of, where its meaning is known. */
export function verbOf(word: string): { verb: Verb; form: Form } | undefined {
  const lower = word.toLowerCase()
  for (const [form, table] of [
    ['base', bases],
    ['third', thirds],
    ['gerund', gerunds],
  ] as const) {
    const verb = table.get(lower)
    if (verb) return { verb, form }
  }
  return undefined
}
