import { doneFor } from './doings.ts'
import type { Idea } from './idea.ts'
import type { Slots } from './slots.ts'
import { trial } from './trial.ts'

const focus = /^(?:the )?(?:keyboard )?focus$/i

/** The focus of the keyboard. Cue: it is marked as what the sentence speaks of; moving, where a verb stands right behind it. */
export function focusIdeas(slots: Slots): Idea[] {
  const { clauses } = slots
  const clause = clauses.find(
    ({ tag, phrases }) =>
      tag !== 'ctx' && phrases.some(({ tag: role, text }) => /^[TEF]$/.test(role) && focus.test(text)),
  )
  if (!clause) return []
  const at = clause.phrases.findIndex(({ text }) => focus.test(text))
  const verb = clause.phrases.slice(at + 1).find(({ tag }) => tag === 'V')
  if (verb && /^(?:moves?|jumps?|goes|is (?:set|moved|placed)|returns?|lands?)\b/i.test(verb.text)) {
    const target = clause.text
      .slice(verb.end - clause.start)
      .replace(/[\s.;,]+$/, '')
      .trim()
    const isTold = /^(?:to|on|in|into|at|back to) .{3,50}$/.test(target)
    const act = doneFor(slots) ?? 'Bring it about that the focus moves'
    return [
      ...(isTold
        ? [
            trial(`the focus ${verb.text} ${target}`, 'accessibility', 'Checklist-based Testing', [
              `With the keyboard alone: ${act}. Then press Tab once`,
              `The focus was ${target.replace(/^(?:to|into|back to) /, 'on ')}, and Tab goes on from there`,
            ]),
          ]
        : []),
      trial('a screen reader reads what the focus moved to', 'accessibility', 'Checklist-based Testing', [
        `With a screen reader running: ${act}`,
        'What has the focus now is read aloud at once',
      ]),
    ]
  }
  return [
    trial('the focus can always be seen', 'accessibility', 'Checklist-based Testing', [
      'Go through the page with Tab and back with Shift+Tab',
      'At each moment it can be seen which control has the focus, on dark and on light ground',
    ]),
  ]
}
