import { once } from '../../requirement-model/once.ts'
import type { Event, Id } from '../../requirement-model/index.ts'
import type { Know } from './scene.ts'

/** Everything that happens in a rule or a scenario. */
export const eventsOf = once(({ model }: Know): Event[] => [
  ...model.rules.flatMap(({ when }) => when ?? []),
  ...model.flows.flatMap(({ steps }) => steps.flatMap(({ events }) => events)),
])

/** Whether it can be pressed: a control, or something that a rule or a scenario presses. */
export const isPressed = (know: Know, target: Id): boolean =>
  know.controls.has(target) || pressedIn(know).has(target)

const pressedIn = once(
  (know: Know) =>
    new Set(eventsOf(know).flatMap(({ action, target }) => (action === 'press' && target ? [target] : []))),
)

/** The event that a rule or scenario describes in the words of a sentence, such as "Send the claim". */
export function eventNamed(know: Know, sentence: string, actor: string | undefined): Event | undefined {
  return deedsIn(know)
    .get(withoutArticles(sentence))
    ?.find(({ actor: by }) => actor === undefined || by?.toLowerCase() === actor.toLowerCase())
}

const withoutArticles = (text: string): string =>
  text
    .toLowerCase()
    .split(' ')
    .filter((word) => !['the', 'a', 'an'].includes(word))
    .join(' ')

/** What people do, by the words for it: "cancel the booking" is first what anybody does, then what the text says of somebody. */
const deedsIn = once((know: Know) => {
  const deeds = new Map<string, Event[]>()
  const inOrder = [...eventsOf(know)].sort(
    (a, b) => Number(a.actor !== undefined) - Number(b.actor !== undefined),
  )
  for (const event of inOrder) {
    const { action, name = '', target } = event
    if (action !== 'do') continue
    const object =
      target === undefined ? '' : (know.controls.get(target)?.name ?? know.subjects.get(target)?.name ?? '')
    const [verb = '', ...complements] = name.split(' ')
    const ways = [name, `${name} ${object}`, [verb, object, ...complements].join(' ')]
    for (const way of new Set(ways.map(withoutArticles))) {
      const same = deeds.get(way)
      if (same) same.push(event)
      else deeds.set(way, [event])
    }
  }
  return deeds
})
