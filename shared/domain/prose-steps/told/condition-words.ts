import { among } from '../fitting/among.ts'
import type { Condition } from './conditions.ts'

/** What a predicate says of its subject, before the words "is" and "not". */
interface Predicate {
  is: Condition
  negated: boolean
  words: string
  /** The word may be a part of a name: it says so only behind a verb. */
  needsVerb?: true
}

const use =
  '(?:clicked|pressed|picked|chosen|selected|used|changed|edited|ticked|checked|tapped|activated|opened)'

/** The words for how things look or stand, as pairs of what is so and what is not. */
export const predicates: Predicate[] = [
  {
    is: 'struck',
    negated: false,
    words:
      '(?:crossed|struck|scored|lined|stricken) (?:out|through|off)|stricken|strikethrough|strike-through|shown with a line through (?:it|them)|with a line through (?:it|them)',
  },
  {
    is: 'highlighted',
    negated: false,
    words:
      '(?:visually |clearly |visibly )?(?:highlighted|marked|emphasi[sz]ed|accentuated|shaded|lit up|coloured in|colored in)',
  },
  { is: 'bold', negated: false, words: '(?:in )?bold(?: type| text| letters)?|boldface|emboldened' },
  {
    is: 'masked',
    negated: false,
    words:
      'masked|obscured|obfuscated|concealed|(?:shown|displayed|hidden|replaced) (?:as|by|behind|with) (?:dots|bullets|asterisks|stars|black dots|circles)',
  },
  {
    is: 'masked',
    negated: true,
    words:
      'legible|readable|unmasked|(?:shown |displayed |visible )?(?:in|as) (?:plain|clear) ?text|in the clear',
  },
  {
    is: 'enabled',
    negated: true,
    words: `disabled|gr[ea]yed out|gr[ea]yed|dimmed|blocked|unclickable|not (?:clickable|selectable|pickable)|cannot be ${use}|not available`,
  },
  { is: 'enabled', negated: true, words: 'inactive|unavailable|locked', needsVerb: true },
  { is: 'enabled', negated: false, words: `enabled|clickable|selectable|can be ${use}` },
  { is: 'editable', negated: false, words: 'editable' },
  { is: 'editable', negated: true, words: 'read-?only|write-protected|uneditable' },
  { is: 'ticked', negated: false, words: 'ticked|checked|ticked off|checked off' },
  { is: 'ticked', negated: true, words: 'unticked|unchecked|un-ticked|un-checked' },
  { is: 'ticked', negated: false, words: '(?:switched |turned )?on', needsVerb: true },
  { is: 'ticked', negated: true, words: '(?:switched |turned )?off', needsVerb: true },
  { is: 'selected', negated: false, words: 'selected|preselected|pre-selected|chosen|picked' },
  { is: 'selected', negated: true, words: 'unselected|deselected|de-selected' },
  { is: 'selected', negated: false, words: 'active|current|activated', needsVerb: true },
  { is: 'expanded', negated: false, words: 'expanded|unfolded|folded (?:out|open)|uncollapsed' },
  { is: 'expanded', negated: true, words: 'collapsed|folded(?: (?:up|in|away|shut|together))?|unexpanded' },
  { is: 'focused', negated: false, words: 'focus+ed|in focus|ready for typing' },
]

const verb =
  '(?:is|are|was|were|becomes?|gets?|got|turns?|remains?|stays?|looks?|seems?|appears?|(?:is|are) (?:shown|displayed|rendered)(?: as)?|has been|have been)'
const adverb =
  '(?:now|still|again|already|both|all|also|then|just|clearly|visibly|correctly|automatically|even|each|initially|by default|currently|therefore|at first|too|as well)'
// "Both" before the verb are the subject.
const before = adverb.replace('both|all|', '').replace('|each', '')
const readers = predicates.map(({ is, negated, words, needsVerb }) => ({
  is,
  negated,
  // What can be done says so itself: "cannot be picked".
  pattern: new RegExp(
    `^(?:(?:now|then|so|also|and|but|yes|initially|by default),? )*(?<subject>.*?)(?:(?:^| )${before})*(?<verb>(?:^| )${verb})${needsVerb ? '' : '?'}(?: ${adverb})*(?<not>(?:^| )(?:not|no longer))?(?: ${adverb})*(?:^| )(?:${words})(?: ${adverb})*$`,
    'i',
  ),
}))

/** The state that a clause tells, and the words of which it tells it. */
export function conditionIn(
  clause: string,
): { is: Condition; negated: boolean; subject: string } | undefined {
  for (const { is, negated, pattern } of among(readers, clause)) {
    const groups = pattern.exec(clause)?.groups
    if (groups) return { is, negated: negated !== (groups.not !== undefined), subject: groups.subject ?? '' }
  }
  return undefined
}
