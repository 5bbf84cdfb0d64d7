import { maskQuotes, type Masked } from '../facts/mask.ts'
import { labelKey, singular } from '../facts/labels.ts'
import type { ScenarioFact } from '../facts/types.ts'
import { scenario } from './scenario.ts'

const role = '[\\p{L}-]+(?: [\\p{L}-]+)?'
const hiding = new RegExp(
  `^\\W*(?:the |an? |all |any )?(${role}(?:(?:, (?:and |or )?| and | or )(?:the |an? )?${role}){0,4}) (don['’]t|doesn['’]t|do not|does not|cannot|can['’]t|must not|may not|shall not|should not)? ?(?:sees?|be shown|have|has|find|access)(?=) (?:the |an? )?(?:(?:menu (?:item|entry)|button|link|tab|page|section) )?("[^"]+")(?: (menu (?:item|entry)|button|link|tab|section))?\\.?$`,
  'iu',
)
const people =
  /^(?:(?:logged-in|signed-in|registered|normal|regular|standard|anonymous) )?(?:users?|guests?|visitors?|admins?|administrators?|editors?|viewers?|members?|managers?|employees?|customers?|moderators?|authors?|owners?|agents?|clerks?|operators?|supervisors?|reviewers?|approvers?|teachers?|students?|doctors?|nurses?|patients?|leads?|team leads?|support agents?|accountants?|auditors?|contributors?|maintainers?|readers?)$/i

/** What some roles see in the menu and others do not: "Editors and viewers don't see the "Users" menu item". */
export function readSeenByRoles(part: Masked): ScenarioFact[] {
  const found = /\b(?:sees?|shown|have|has|find|access)\b/i.test(part.masked)
    ? hiding.exec(part.masked)
    : null
  const [quote, more] = part.quotes
  if (!found?.[1] || !quote || more) return []
  const roles = found[1]
    .split(/, (?:and |or )?| and | or /)
    .map((one) => one.replace(/^(?:the|an?) /i, '').trim())
  if (!roles.every((one) => people.test(one))) return []
  const hidden = found[2] !== undefined
  return roles.map((one) => {
    const name = singular(one.toLowerCase())
    return scenario(`Role ${name}: "${quote.value}" is ${hidden ? 'not ' : ''}shown`, {
      given: [`Signed in with the role "${name.charAt(0).toUpperCase()}${name.slice(1)}"`],
      when: ['Open the page'],
      outcomes: [`"${quote.value}" is ${hidden ? 'not ' : ''}visible`],
    })
  })
}

const fixed =
  /^\W*(?:the )?("[^"]+"|[\p{L}][\p{L} -]{2,40}?)(?: field| input)? (?:is|are|will be|shall be|must be|should be) (?:only )?(?:displayed|shown|visible|prefilled|pre-filled)(?:,? (?:but|and) |, )(?:it )?(?:cannot be (?:changed|edited|modified)|can['’]t be (?:changed|edited|modified)|(?:is|shall be|must be|should be) (?:not editable|read-only|readonly|disabled|greyed out)|(?:shall|must|should) not be (?:editable|changeable|changed|edited)|not editable|read-only|must not be (?:changed|edited))\.?$/iu
const box =
  /^\W*(?:the )?("[^"]+")(?: (?:check ?box|box|option))? is always (checked|ticked|selected|unchecked) and (?:is )?(?:disabled|read-only|cannot be (?:changed|unchecked|unticked|deselected)|greyed out|not editable)\.?$/i

const keeping =
  /\b(?:editable|read-?only|disabled|gr[ae]yed|(?:cannot|can['’]t|not) be (?:changed|edited|modified|unchecked|unticked|editable))\b|deselected/i

/** The key of what a sentence says cannot be changed. */
export function fixedLabel(text: string): string | undefined {
  if (!keeping.test(text)) return undefined
  const part = maskQuotes(text)
  const found = fixed.exec(part.masked) ?? box.exec(part.masked)
  return found?.[1] === undefined ? undefined : labelKey(part.quotes[0]?.value ?? found[1])
}

/** What can be seen and not changed: "The e-mail address is displayed but cannot be changed", ""X" is always checked and disabled". */
export function readFixed(text: string): ScenarioFact[] {
  if (!keeping.test(text)) return []
  const part = maskQuotes(text)
  const shown = fixed.exec(part.masked)
  const own = part.quotes[0]?.value
  if (shown?.[1]) {
    const name = own ?? shown[1]
    const label = name.charAt(0).toUpperCase() + name.slice(1)
    return [scenario(`${label} cannot be changed`, { outcomes: [`The "${label}" field cannot be changed`] })]
  }
  const ticked = box.exec(part.masked)
  if (!ticked || own === undefined) return []
  const state = /^un/i.test(ticked[2] ?? '') ? 'is not checked' : 'is checked'
  return [
    scenario(`"${own}" ${state} and cannot be changed`, {
      outcomes: [`The "${own}" checkbox ${state}`, `the "${own}" checkbox is disabled`],
    }),
  ]
}
