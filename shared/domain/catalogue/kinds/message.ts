import { asSentence } from '../clauses.ts'
import type { Kind } from '../idea.ts'

/** A text that has to come, letter by letter, in its case alone. */
export const message: Kind = {
  kind: 'message',
  ideas: ({ messages, conditions, events }) =>
    messages.slice(0, 2).flatMap((text) => {
      const cause = [...events, ...conditions][0]
      const shown = {
        title: `"${text}" is shown letter by letter`,
        ...(conditions.length > 0 ? { preconditions: conditions.map(asSentence) } : {}),
        steps: [
          {
            action:
              cause === undefined
                ? 'Bring about the case in which the text has to come'
                : `Bring this about: ${cause}`,
            expected: `The text reads exactly "${text}"`,
          },
        ],
        technique: 'Use Case Testing' as const,
        type: 'functional' as const,
      }
      if (cause === undefined) return [shown]
      return [
        shown,
        {
          title: `"${text}" is not shown otherwise`,
          steps: [
            { action: `Do the same where this is not so: ${cause}`, expected: `"${text}" is not shown` },
          ],
          technique: 'Decision Table Testing' as const,
          type: 'negative' as const,
        },
      ]
    }),
}
