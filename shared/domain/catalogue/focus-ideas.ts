import { doneFor, quotedOf } from './doings.ts'
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
  if (!clause) return movedIdeas(slots)
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

const moved =
  /\b(?:(?:moves?|sets?|places?|returns?) (?:the )?(?:keyboard )?focus|focus (?:(?:is|must be|should be|shall be) )?(?:moves?|moved|returns?|returned|jumps?|goes|set|placed)) (?:back )?(?:to|on) (?:the )?([a-z][a-z -]{2,45})/i

/** Where the focus goes, in the words for it: "returns focus to the button". */
export function movedIdeas(slots: Slots): Idea[] {
  const clause = slots.clauses.find(({ tag, text }) => tag !== 'ctx' && moved.test(text))
  const target = moved
    .exec(clause?.text ?? '')?.[1]
    ?.trim()
    .replace(/\s(?:that|which|when|if|as|and|in order)\b.*$/, '')
  if (target === undefined || /^(?:and|or|it|them|that|this|another)\b/i.test(target)) return []
  const act =
    doneFor(slots) ?? `Bring about with the keyboard alone what the sentence names: "${quotedOf(slots)}"`
  return [
    trial(`the focus is on the ${target} afterwards`, 'accessibility', 'Checklist-based Testing', [
      act,
      `The ${target} has the focus, which can be seen; Tab goes on from there`,
    ]),
    trial(`a screen reader reads the ${target} at once`, 'accessibility', 'Checklist-based Testing', [
      `With a screen reader running: ${act.charAt(0).toLowerCase()}${act.slice(1)}`,
      `The ${target} is read aloud without another key`,
    ]),
  ]
}
