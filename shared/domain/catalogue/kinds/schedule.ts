import { quotedOf } from '../doings.ts'
import type { Kind } from '../idea.ts'
import { bounded, guessed, tried } from '../tried.ts'

/** What runs at a time or again and again. Needs a time, a period or the word. */
export const schedule: Kind = {
  kind: 'schedule',
  ideas: (slots) => {
    if (
      !/\bevery\b|\bdaily\b|\bweekly\b|\bmonthly\b|\bhourly\b|\bnightly\b|\bschedul|\bat \d|\bmidnight\b|\beach (?:day|night|week|month|hour|morning|evening)\b/i.test(
        slots.sentence,
      )
    )
      return []
    const quoted = quotedOf(slots)
    return [
      tried('Just before the time nothing has happened, at the time it has', bounded, [
        [`Look a minute before it is due: "${quoted}"`, 'It has not happened'],
        ['Look a minute after', 'It has happened, once'],
      ]),
      tried('A run that was missed', guessed, [
        [
          'Let the system be down at the time, and start it again',
          'The run is made up for once, or it is told that it was missed',
        ],
      ]),
    ]
  },
}
