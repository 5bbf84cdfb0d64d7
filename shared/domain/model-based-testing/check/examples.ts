import { namedList } from './names.ts'
import { subjectOf, type Know, type Scene } from './scene.ts'
import { fits } from './submission.ts'
import type { Turn } from './turns.ts'

/** What worked examples tell of lists where no rule does: that what was entered is on the list after an event. */
export function asExamplesTell(know: Know, { act, after, effects }: Turn): Scene {
  if (effects.some(({ effect }) => effect.kind === 'adds') || act.event.action !== 'press') return after
  for (const { events, effects: seen } of know.model.flows.flatMap(({ steps }) => steps)) {
    const last = events.at(-1)
    const lists = seen.flatMap((effect) => (effect.kind === 'lists' ? [effect] : []))
    if (!last || !fits(know, last, act)) continue
    for (const { action, target = '', value } of events) {
      const typedText = value?.kind === 'value' && value.value.type === 'text' ? value.value.value : undefined
      const shown = lists.find((one) => one.shown.some(([part]) => part === typedText && part !== undefined))
      const list = shown && namedList(know, shown.list, '')
      const text = know.subjects
        .get(list ?? '')
        ?.fields?.find((field) => know.subjects.get(field)?.kind === 'text')
      const now = after.held.get(subjectOf(know, target))
      if (action !== 'enter' || list === undefined || text === undefined || now?.is !== 'words') continue
      return {
        ...after,
        lists: new Map([...after.lists, [list, [...(after.lists.get(list) ?? []), new Map([[text, now]])]]]),
      }
    }
  }
  return after
}
