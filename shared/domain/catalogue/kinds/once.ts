import { amountOf } from '../amounts.ts'
import { withUnit } from '../bounded.ts'
import { quotedOf } from '../doings.ts'
import type { Kind } from '../idea.ts'
import { lastIdeas } from '../last-one.ts'
import { moved } from '../amounts.ts'
import { bounded, guessed, refused, tried, usual } from '../tried.ts'

/** Only once, only one at a time, at most so often. */
export const once: Kind = {
  kind: 'once',
  ideas: (slots) => {
    const last = lastIdeas(slots)
    if (last.length > 0) return last
    const high = slots.rules.find(
      (rule) => rule.high && rule.high.amount.units > 1n && rule.high.amount.places === 0,
    )?.high
    const quoted = quotedOf(slots)
    const seen = slots.messages[0] === undefined ? 'It is refused' : `"${slots.messages[0]}" is shown`
    const together = tried('Two at the same moment: no more succeed than are allowed', guessed, [
      [`Send it twice at the same moment, from two windows: "${quoted}"`, 'Only what is allowed succeeds'],
    ])
    if (high && amountOf(high.amount.text)) {
      const most = high.inclusive ? high.amount : moved(high.amount, -1)
      const next = moved(most, 1)
      return [
        tried(
          `Number ${withUnit(most, '')} is still allowed, number ${withUnit(next, '')} is refused`,
          bounded,
          [
            [`Do it ${withUnit(most, '')} times: "${quoted}"`, 'Each time succeeds'],
            [
              `Do it for the ${withUnit(next, '')}th time`
                .replace(/1th /, '1st ')
                .replace(/2th /, '2nd ')
                .replace(/3th /, '3rd '),
              seen,
            ],
          ],
        ),
        together,
      ]
    }
    if (!/\b(?:once|one|single|twice|again|duplicate)\b/i.test(slots.sentence)) return []
    return [
      tried('The first time succeeds, the second is refused', refused, [
        [`Do what this allows once: "${quoted}"`, 'It succeeds'],
        ['Do the same again', seen],
      ]),
      together,
      tried('It is possible again for somebody else', usual, [
        ['Do it once as one person, then once as another one', 'Both succeed'],
      ]),
    ].slice(0, /\b(?:per|each|every)\b/i.test(slots.sentence) ? 3 : 2)
  },
}
