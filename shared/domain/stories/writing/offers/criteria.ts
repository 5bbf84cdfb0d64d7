import { leavesNothingOut } from '../../../restating/adds-nothing.ts'
import type { Passage } from '../passages/passage.ts'
import { stepOf } from '../passages/steps.ts'
import { textOf } from '../tokens.ts'
import type { Criterion } from '../types.ts'
import { clausesOf } from '../wording/clauses.ts'
import { type Said, criteriaOf, isWish, metBy, toldCriteria } from '../wording/criteria.ts'
import { leadOf } from '../wording/parts.ts'
import type { Offer, OfferedCriterion } from './offer.ts'
import { isSaidBy, sourceOf } from './source.ts'

const mostOfSentence = 4

/** Of each sentence of an offered story the criteria that are offered, where they hold and say all of it, else the engine's own; so none is lost. `isTold`: the story line says the first sentence. */
export function offeredCriteria(
  { criteria, sentences }: Offer,
  all: readonly Said[],
  { lead, isTold }: { lead: Said; isTold: boolean },
): Criterion[] {
  const numbers = new Map(all.map((said, at) => [said, sentences[at]]))
  const found: Criterion[] = []
  let open: Said[] = []
  const close = () => {
    found.push(...toldCriteria(open))
    found.push(
      ...open.flatMap((said) =>
        isWish(said.passage) && !(said === lead && isTold) ? [metBy(said.line)] : [],
      ),
    )
    open = []
  }
  for (const said of inOrder(all)) {
    const own = held(
      criteria.filter(({ sentence }) => sentence === numbers.get(said)),
      said,
    )
    if (own) {
      close()
      found.push(...own)
    } else open.push(said)
  }
  close()
  return found.length > 0 ? found : criteriaOf(inOrder(all))
}

export const inOrder = (all: readonly Said[]): Said[] =>
  all.toSorted((a, b) => a.passage.number - b.passage.number)

/** The criteria that are offered for a sentence, where each holds and together they say all of it. A step of a scenario says nothing alone. */
function held(offered: readonly OfferedCriterion[], { passage, line }: Said): Criterion[] | undefined {
  if (offered.length === 0 || offered.length > mostOfSentence || stepOf(passage) !== undefined)
    return undefined
  const criteria = offered.map(({ given, when, then }) => ({
    given: tidy(given),
    when: tidy(when),
    then: tidy(then),
  }))
  const whole = [line.role ?? '', ...criteria.flatMap(Object.values<string>)].join('\n')
  const source = sourceOf(passage)
  const isTold =
    whole.length <= source.length * 3 + 200 &&
    criteria.every((one) => holds(one, passage)) &&
    leavesNothingOut(whole, source)
  return isTold ? criteria : undefined
}

const tidy = (text: string): string => text.trim().replace(/[.;,\s]+$/, '')

/** Each part says what one clause says there: what is given as a condition has not become what follows, nor the other way round. */
function holds({ given, when, then }: Criterion, passage: Passage): boolean {
  const over = [leadOf(passage), passage.role].filter(Boolean).join('\n')
  return clausesOf(passage.tokens).some((clause) => {
    const before = `${textOf(passage.text, clause.given)}\n${textOf(passage.text, clause.when)}`
    const after = `${over}\n${textOf(passage.text, clause.then)}`
    return isSaidBy(then, after) && [given, when].every((part) => part === '' || isSaidBy(part, before))
  })
}
