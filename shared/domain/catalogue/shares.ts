import { capital } from '../english/capital.ts'
import { besideOf } from './bounded.ts'
import type { Idea } from './idea.ts'
import { plainNoun } from './plain-nouns.ts'
import type { Slots } from './slots.ts'
import { bounded, tried } from './tried.ts'

/** A share that must not be passed: "the instalment must not exceed 35 % of the income". Cue: a bounded number of percent with something that it is said of. */
export const shareIdeas = ({ rules }: Pick<Slots, 'rules'>): Idea[] =>
  rules.slice(0, 2).flatMap(({ unit, subject, low, high, clause }) => {
    const name = subject === undefined ? undefined : plainNoun(subject)
    // "35 % of the income": what stands behind the number is the whole, not the part.
    const isWhole =
      subject !== undefined &&
      /(?:%|percent) of (?:\w+ ){0,2}$/i.test(clause.text.slice(0, clause.text.indexOf(subject)))
    const noun = isWhole && name !== undefined ? `share of the ${name}` : name
    const bound = high ?? low
    if (
      clause.tag !== 'lim' ||
      noun === undefined ||
      !bound ||
      (low && high) ||
      !/^(?:%|percent)$/i.test(unit || bound.amount.after)
    )
      return []
    const { inside, outside } = besideOf(bound, high ? 'high' : 'low', unit)
    return [
      tried(`${capital(noun)}: ${inside} is accepted, ${outside} is not`, bounded, [
        [`Choose values so that it is exactly ${inside}: ${noun}`, 'It is accepted'],
        [`Choose values so that it is ${outside}: ${noun}`, 'It is not accepted'],
      ]),
    ]
  })

/** The same of what is measured: "error rate below 0.1 % during the test". */
export const measuredShareIdeas = ({ rules }: Slots): Idea[] =>
  rules.slice(0, 2).flatMap(({ unit, subject, high, clause }) => {
    const noun = subject === undefined ? undefined : plainNoun(subject)
    if (
      clause.tag !== 'lim' ||
      noun === undefined ||
      !high ||
      !/\b(?:rate|share|usage|load|utili[sz]ation|loss)$/i.test(noun)
    )
      return []
    if (!/^(?:%|percent)$/i.test(unit || high.amount.after)) return []
    const { inside, outside } = besideOf(high, 'high', unit)
    return [
      tried(
        `${capital(noun)} under the stated load: ${outside} is a failure`,
        ['performance', 'Checklist-based Testing'],
        [
          [
            `Put the system under the stated load for the stated time and measure the ${noun}`,
            `It is ${inside} or less; ${outside} is a failure`,
          ],
        ],
      ),
    ]
  })
