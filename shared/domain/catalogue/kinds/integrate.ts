import { quotedOf } from '../doings.ts'
import type { Kind } from '../idea.ts'
import { guessed, tried, usual } from '../tried.ts'

/** Data to or from another system. Needs the exchange in an effect. */
export const integrate: Kind = {
  kind: 'integrate',
  ideas: (slots) => {
    if (
      !/\b(?:sync|synchroni[sz]|import|export|integrat|send|sent|receiv|fetch|retriev|push|pull|forward|transfer|exchange|webhook)/i.test(
        slots.sentence,
      )
    )
      return []
    const quoted = quotedOf(slots)
    const isImport = /\bimport/i.test(slots.sentence)
    return [
      tried(
        isImport ? 'What is imported is complete and right' : 'Both sides have the same afterwards',
        usual,
        [
          [
            `Do it with a few records: "${quoted}"`,
            'Every record is on the other side, with the same values',
          ],
        ],
      ),
      tried(
        isImport ? 'The same import a second time doubles nothing' : 'The other side does not answer',
        guessed,
        [
          isImport
            ? ['Import the same again', 'No record is there twice']
            : [
                'Let the other side be down, then slow, and do it again',
                'The failure is told, nothing is lost, and it is made up for later',
              ],
        ],
      ),
      tried('One wrong record among right ones', guessed, [
        [
          'Put one record with a missing or wrong value among ten right ones',
          'The right ones go through, and the wrong one is named',
        ],
      ]),
    ]
  },
}
