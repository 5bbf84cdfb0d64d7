import { asWords } from '../words.ts'

/** What a head says of the sentences below it: they are left out of the product, stand beside it, tell how things are today, or demand. */
export type Leaning = 'excluded' | 'people' | 'aside' | 'today' | 'demanding' | 'open'

const excluded = [
  'out of scope', 'not in scope', 'left out', 'leave out', 'not included', 'not part', 'not in', 'not now', 'not yet', 'non goals', 'non-goals', 'exclusions', 'excluded', 'later', 'future', 'deferred',
  'postponed', 'parked', 'parking lot', 'backlog ideas', 'icebox', 'someday', 'phase 2', 'phase two', 'phase ii', 'next release', 'next version', 'next year', 'rejected', 'dropped', "won't", 'will not',
  "don't", 'do not', "doesn't", 'not doing', 'not ship', 'not build', 'ideas',
] // prettier-ignore
const people = [
  'actions', 'action items', 'action points', 'next steps', 'to do', 'to-do', 'todo', 'todos', 'to-dos', 'people', 'team', 'contact', 'contacts', 'stakeholders', 'present', 'attendees', 'participants',
  'who does what', 'responsibilities', 'staffing', 'tasks', 'homework', 'organisation', 'organization', 'signatures', 'distribution',
] // prettier-ignore
const aside = [
  'why', 'background', 'introduction', 'purpose', 'motivation', 'problem', 'occasion', 'history', 'context', 'overview', 'about us', 'about this', 'schedule', 'timeline', 'milestones', 'agenda', 'references', 'glossary',
  'definitions', 'remarks', 'remark', 'notes', 'note', 'miscellaneous', 'misc', 'other business', 'aob', 'open questions', 'open points', 'open issues', 'scope', 'summary', 'foreword', 'preface', 'rationale',
  'business case', 'discussion', 'assumptions', 'competitors',
] // prettier-ignore
const today = ['today', 'currently', 'current situation', 'current state', 'as is', 'as-is', 'status quo', 'at present', 'at the moment', 'so far', 'until now', 'existing', 'present situation'] // prettier-ignore
const demanding = [
  'requirements', 'requirement', 'rules', 'rule', 'functions', 'features', 'feature', 'must', 'must have', 'acceptance criteria', 'criteria', 'we ship', 'in scope', 'what it does', 'behaviour', 'behavior',
  'needs', 'we need', 'stories', 'user stories', 'right', 'wishes', 'should', 'constraints', 'limits',
] // prettier-ignore

const kinds: [Leaning, string[]][] = [
  ['excluded', excluded],
  ['today', today],
  ['demanding', demanding],
  ['people', people],
  ['aside', aside],
]

/** The leaning of a head, by its own words. A question asks how things are, or how they are to be. */
export function leaningOf(head: string): Leaning {
  const said = ` ${asWords(head)} `
  return kinds.find(([, phrases]) => phrases.some((phrase) => said.includes(` ${phrase} `)))?.[0] ?? 'open'
}
