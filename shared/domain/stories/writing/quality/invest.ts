import { checkIncose } from '../../../requirement-quality/incose.ts'
import { withoutQuoted } from '../../../requirement-quality/masked.ts'
import type { Group } from '../grouping/group.ts'
import { lower } from '../tokens.ts'
import type { Criterion, InvestCheck, Letter } from '../types.ts'
import { deedsIn } from './deeds.ts'

const mostCriteria = 5
const mostDeeds = 2

/** A story with what the checks look at. */
export interface Checked {
  group: Group
  title: string
  criteria: readonly Criterion[]
}

/** The six letters of INVEST (Wake, 2003) for each story, checked by its words and by the stories beside it. */
export function investOf(all: readonly Checked[]): InvestCheck[][] {
  const names = namesIn(all)
  return all.map((one) => [
    check('I', waitsFor(one, all, names), 'Names no other story and goes on from none.'),
    check('N', technologyIn(one), 'Prescribes no technology and no control.'),
    check('V', withoutValue(one), 'Says for whom it is and what for.'),
    check('E', openIn(one), 'Leaves nothing open and has no vague words.'),
    check(
      'S',
      tooLarge(one),
      `${counted(one.criteria.length, 'criterion', 'criteria')}, ${counted(deedsIn(one.group.lead.line.want).length || 1, 'deed', 'deeds')}.`,
    ),
    check('T', untestable(one), 'Each criterion says what is then to be seen.'),
  ])
}

const check = (letter: Letter, problem: string | undefined, fine: string): InvestCheck => ({
  letter,
  ok: problem === undefined,
  reason: problem ?? fine,
})

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`
const listed = (words: readonly string[]): string =>
  [...new Set(words)]
    .slice(0, 6)
    .map((word) => `"${word}"`)
    .join(', ')
const wordsOf = ({ group }: Checked): string =>
  group.all.map(({ passage }) => withoutQuoted(passage.text)).join('\n')

/** Stories by the identifiers that the text gives their sentences. */
const namesIn = (all: readonly Checked[]): Map<string, Checked> =>
  new Map(
    all.flatMap((one) =>
      one.group.all.flatMap(({ passage }) =>
        passage.identifier === undefined ? [] : [[passage.identifier, one] as const],
      ),
    ),
  )

function waitsFor(
  one: Checked,
  all: readonly Checked[],
  names: ReadonlyMap<string, Checked>,
): string | undefined {
  const words = new Set(
    wordsOf(one)
      .split(/[\s,;()]+/)
      .map((word) => word.replace(/[.:]$/, '')),
  )
  const named = [...names].find(([name, other]) => other !== one && words.has(name))
  if (named) return `Names ${named[0]}, which is in "${named[1].title}".`
  const before = all[all.indexOf(one) - 1]
  const [first] = one.group.all
  const opening = lower(first?.passage.tokens[0])
  const isGoingOn =
    /^(?:it|they|this|these|those|then|otherwise|such|there|she|he)$/.test(opening) ||
    /^(?:from there|over that|after that|in (?:this|that) case)\b/i.test(first?.passage.text ?? '')
  return isGoingOn && before
    ? `Begins with "${first?.passage.tokens[0]?.text ?? ''}", which goes on from "${before.title}".`
    : undefined
}

const technology =
  /\b(?:sql|nosql|mysql|postgres(?:ql)?|mongodb|redis|kafka|rabbitmq|rest(?:ful)? api|graphql|grpc|json|xml|yaml|javascript|typescript|php|jquery|css|html5?|aws|gcp|kubernetes|microservices?|endpoints?|stored procedures?|database (?:table|column|index)|foreign key|cron(?: ?job)?|webhooks?|local storage|iframe)\b/gi
/** Words of every day, which are technologies as names only, or where something is built with them: a library lends books, and who is told to "react" does so. */
const namedTechnology =
  /\b(?:Oracle|SOAP|Java|Python|Angular|Vue|Azure|Docker|Lambda)\b|(?<!^|[.!?]\s)\bReact\b|\bC(?:\+\+|#)/gm
const builtWith =
  /(?<=\b(?:built|build|written|implemented|coded|programmed|hosted|runs?|running|stored|made) (?:in|with|on|using) )(?:oracle|soap|java|python|react|angular|vue|azure|docker|lambda|c\+\+|c#)(?![\w-])/gi
const controls =
  /\b(?:drop-?downs?|combo ?box(?:es)?|check ?box(?:es)?|radio buttons?|sliders?|pop-?ups?|modals?|modal dialogs?|hamburger menu|tooltips?|accordions?|carousel|spinner)\b/gi

function technologyIn(one: Checked): string | undefined {
  const words = wordsOf(one)
  const found = [
    ...new Set(
      [technology, namedTechnology, builtWith, controls].flatMap((known) => words.match(known) ?? []),
    ),
  ]
  return found.length > 0 ? `Prescribes how it is built: ${listed(found)}.` : undefined
}

function withoutValue({ group: { lead } }: Checked): string | undefined {
  const { role, benefit } = lead.line
  if (role !== undefined && benefit !== undefined) return undefined
  if (role === undefined && benefit === undefined) return 'The text says neither for whom it is nor what for.'
  return role === undefined
    ? 'The text does not say for whom it is.'
    : 'The text does not say what it is good for.'
}

function openIn(one: Checked): string | undefined {
  const words = wordsOf(one)
  const vague = checkIncose(words)
    .filter((finding) => finding.vague)
    .flatMap((finding) => finding.words)
  const open =
    words.match(
      /\b(?:tb[acd]|to be (?:decided|defined|determined|clarified|confirmed|agreed)|unclear|undecided|maybe|perhaps|probably|somehow|\?{2,})/gi,
    ) ?? []
  if (open.length > 0) return `Leaves open: ${listed(open)}.`
  return vague.length > 0 ? `Vague: ${listed(vague)}.` : undefined
}

function tooLarge({ group, criteria }: Checked): string | undefined {
  const deeds = deedsIn(group.lead.line.want)
  if (criteria.length > mostCriteria)
    return `${criteria.length} criteria; ${mostCriteria} are as many as one story carries.`
  return deeds.length > mostDeeds ? `${deeds.length} deeds in one: ${listed(deeds)}.` : undefined
}

function untestable({ criteria }: Checked): string | undefined {
  const at = criteria.findIndex(({ then }) => isOpen(then))
  const vague =
    at < 0
      ? []
      : checkIncose(withoutQuoted(criteria[at]?.then ?? ''))
          .filter((finding) => finding.vague)
          .flatMap(({ words }) => words)
  if (at < 0) return undefined
  return `Criterion ${at + 1} says nothing that could be compared${vague.length > 0 ? `: ${listed(vague)}` : ''}.`
}

/** Vague words, and no number, message or state beside them; or no word of what is to be seen at all. */
function isOpen(then: string): boolean {
  if (then.split(/\s+/).length < 2) return true
  return !/\d|["“]/.test(then) && checkIncose(withoutQuoted(then)).some(({ vague }) => vague)
}
