import type { Masked } from '../mask.ts'
import { reachedAndMore, reachedPage } from '../behaviour/reached-page.ts'
import type { ScenarioFact, SuccessFact } from '../types.ts'

const afterSuccess =
  /^\W*(?:after|on|upon|following) (?:an? |the )?success\w*(?: [\w-]+){0,3}?,? (the [\w-]+ (?:is|are|gets?|sees?|shows?|opens?|returns?|receives?|goes|lands)\b.{3,300}?)\.?$/i

const whenRight =
  /^\W*(?:if|when|once|as soon as|after) (?:all|every|both)(?: (?:of )?(?:the|these|required|mandatory|other))* ?(?:entries|entry|fields?|inputs?|values?|data|details|answers?|conditions|rules|checks|thing)? (?:is|are|has been|have been|hold|pass|was|were) ?(?:filled in |entered |given |completed )?(?:valid|correct(?:ly)?|ok|okay|right|fine|complete|in order|met|fulfilled|passed|accepted)?, ((?:the|an?|it|he|she|they) .{3,300}?)\.?$/i

const judged = '(?:correct|valid|right|ok|okay|fine|accepted|complete|correctly (?:filled in|entered))'
const data =
  '(?:[\\w-]+ ){0,2}?(?:data|credentials|details|inputs?|entries|fields|values|form|everything|password|login)'
// "If the credentials are correct, …", and as Germans turn it: "Are the data correct, …".
const dataRight = new RegExp(
  `^\\W*(?:(?:if|when|once|as soon as|provided(?: that)?) (?:the |all |both |his |her |their )*${data} (?:is|are|was|were) (?:all )?${judged}|(?:is|are) (?:the |all |both )*${data} (?:all )?${judged}),? (?:then )?(.{5,300}?)\\.?$`,
  'i',
)
const labelled =
  /^\W*(?:(?:on|in case of|upon|after) (?:a )?success(?:ful [\w-]+(?: [\w-]+)?)?|success|if successful|happy path)\s*(?:,|:|->|→|=>|–)\s*(?:then )?(.{5,300}?)\.?$/i

// Each of the expressions needs one of these words.
const fine =
  /success|happy path|valid|correct|right|\bok(?:ay)?\b|fine|complete|in order|accepted|fulfilled|\bmet\b|pass|filled in|entered|given|\b(?:if|when|once|after) (?:all|every|both)/i

/** What the text says of success in words without a literal: "After a successful reset the user sees the dashboard". */
export function readSuccess({ raw, masked }: Masked): (SuccessFact | ScenarioFact)[] {
  if (!fine.test(masked)) return []
  const outcome = [afterSuccess, whenRight, dataRight, labelled]
    .map((one) => one.exec(masked)?.[1])
    .find((one) => one !== undefined)
  if (outcome === undefined) return []
  const check = raw.slice(masked.lastIndexOf(outcome)).replace(/[.\s]+$/, '')
  const page = pageAndMore(check)
  if (page) return page
  return [
    {
      kind: 'success',
      check: check.charAt(0).toUpperCase() + check.slice(1).replace(/\s+/g, ' '),
      checkable: false,
      condition: 'success',
    },
  ]
}

/** The page that success leads to is what a run looks for; what happens beside that is a case of its own. */
function pageAndMore(outcome: string): (SuccessFact | ScenarioFact)[] | undefined {
  const told = shortPage.exec(outcome)
  const [first, rest] = told
    ? [`the page ${told[1] ?? ''} is shown`, told[2]]
    : (reachedAndMore(outcome) ?? [outcome])
  const check = reachedPage(first)
  if (check === undefined) return undefined
  const success: SuccessFact = { kind: 'success', check, checkable: true, condition: 'success' }
  return rest === undefined || rest.trim() === '' ? [success] : [success, alsoThen(rest)]
}

// "-> "Welcome" screen, mail with confirmation link"
const shortPage = /^(?:the )?("[^"]{1,50}") (?:page|screen)(?:\s*[,+&]\s*(?:and )?(.{5,200}))?$/i

const mail = /^(?:an? |the )?(?:[\w-]+ ){0,2}?(?:e-?mail|mail|message|notification|sms)\b/i
const happening = /\b(?:is|are|gets?|receives?|goes|sent|[a-z]+ed)\b/i

function alsoThen(rest: string): ScenarioFact {
  const named = rest.trim()
  const outcome = mail.test(named) && !happening.test(named) ? `${named} is sent` : named
  return {
    kind: 'scenario',
    given: [],
    when: [],
    outcomes: [outcome],
    role: 'main',
    sent: true,
    title: `After success: ${outcome}`,
  }
}
