import { quotedOf } from '../doings.ts'
import type { Kind } from '../idea.ts'
import { guessed, tried, usual } from '../tried.ts'

/** Availability, backup, recovery, offline. Each item needs its word. */
export const reliability: Kind = {
  kind: 'reliability',
  ideas: (slots) => {
    const { sentence } = slots
    const quoted = quotedOf(slots)
    const share = /(\d{2}(?:\.\d+)?)\s?%/.exec(sentence)?.[1]
    return [
      ...(share !== undefined && /\bavailab|\buptime\b/i.test(sentence)
        ? [
            tried(`It is available ${share} % of the time`, usual, [
              [
                'Ask it once a minute for a month and count the failures',
                `At least ${share} % of the answers are right`,
              ],
            ]),
          ]
        : []),
      ...(/\bback-?ups?\b|\brestor|\brecover/i.test(sentence)
        ? [
            tried('A backup can be restored', usual, [
              [
                'Restore the last backup on an empty system',
                `The data of that moment is complete: ${quoted}`,
              ],
            ]),
          ]
        : []),
      ...(/\boffline\b|\bconnection\b|\bnetwork\b/i.test(sentence)
        ? [
            tried('Without a connection nothing is lost', guessed, [
              [
                'Cut the connection in the middle of the work, go on, and connect again',
                `What was entered is there once: ${quoted}`,
              ],
            ]),
          ]
        : []),
      ...(/\bcrash|\brestart|\bfail(?:s|ure|over)?\b|\binterrupt|\boutage\b|\bunavailab|\bretr(?:y|ies)\b/i.test(
        sentence,
      )
        ? [
            tried('It is cut off in the middle', guessed, [
              [
                'End the process in the middle of the work and start it again',
                `Nothing is lost or doubled: ${quoted}`,
              ],
            ]),
          ]
        : []),
    ]
  },
}
